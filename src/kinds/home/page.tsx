import { Body } from '#src/blocks/registry.tsx';
import { RichText } from '#src/blocks/rich-text.tsx';
import type { Document } from '#src/content/kinds.ts';
import { Island } from '#src/islands/island.tsx';
import { shortForm } from '#src/quote/quote-props.tsx';
import { ActionLink, Link } from '#src/ui/link.tsx';
import { Notes, NotesGrid } from '#src/ui/section.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import type { Row } from '../page.tsx';
import { AttackScene } from './attack-scene.tsx';
import { Bill } from './bill.tsx';
import { Trades } from './trades.tsx';
import { WhatFollows } from './what-follows.tsx';

const form = shortForm();

/**
 * First screen of the home page: title, introduction, attack scene and the text that names the
 * publisher. The short quote form is in the right-hand columns, or below the attack scene on a
 * phone.
 */
const FirstScreen = ({ surtitre, titre, chapo, preuves, heures }: Document<'pages'>) => (
  <>
    <NotesGrid className="@lg:grid-rows-[auto_1fr]">
      <div className="pt-4 pb-1 @lg:col-[1/9] @lg:pt-6 @lg:pr-8 @lg:pb-0">
        {surtitre && (
          <RichText as="p" className="max-w-none text-sm font-bold md:text-base" text={surtitre} />
        )}
        <MarkedTitle
          className="mt-1 xl:text-[3.375rem] xl:leading-[1.04] @min-[20rem]:[&_.mark]:whitespace-nowrap"
          text={titre}
        />
        {chapo && <RichText as="div" className="lead mt-2" text={chapo} inline={false} />}
        <div className="mt-3 @lg:mt-6">{heures && <AttackScene heures={heures} />}</div>
      </div>
      <Notes className="max-lg:pb-5 @lg:row-span-2 @lg:pt-8 @lg:pb-6">
        <div data-block="formulaire">
          <Island
            of="quote"
            start="touch"
            {...form}
            slots={{ ...form.slots, collecte: <WhatFollows /> }}
          />
        </div>
      </Notes>
      <div className="pt-2 pb-2 @lg:col-[1/9] @lg:self-center @lg:pr-8 @lg:pb-4">
        {preuves && (
          <RichText
            as="div"
            className="small soft"
            data-block="preuves"
            text={preuves}
            inline={false}
          />
        )}
        <p className="mt-2 flex max-w-none flex-wrap items-center gap-x-6 no-print">
          <Link href="/comparatif" className="button bg-papier">
            Comparer les offres
          </Link>
          <ActionLink href="/tarifs">Estimer mon prix</ActionLink>
          <span className="contents max-md:hidden">
            <ActionLink href="/outils/questionnaire">Préparer le questionnaire</ActionLink>
          </span>
        </p>
      </div>
    </NotesGrid>
  </>
);

export const home: Row<'pages'> = {
  head: FirstScreen,
  above: ({ heures }) => heures && <Bill heures={heures} />,
  text: (document) => <Body document={document} slots={{ secteurs: <Trades /> }} />,
  also: ['/comparatif', '/tarifs'],
  labels: { '/comparatif': 'Comparer', '/tarifs': 'Estimer mon prix' },
};
