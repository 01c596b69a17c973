import { menacesAccueil } from '#src/blocks/menaces.tsx';
import { Body } from '#src/blocks/registry.tsx';
import { RichText } from '#src/blocks/rich-text.tsx';
import type { Document } from '#src/content/kinds.ts';
import { Island } from '#src/islands/island.tsx';
import { shortForm } from '#src/templates/quote-props.ts';
import { Link } from '#src/ui/link.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import type { Row } from '../page.tsx';
import { SectorPrices } from '../sectors.tsx';
import { Bill } from './bill.tsx';
import { Moments } from './moments.tsx';
import { Needs } from './needs.tsx';
import { WhatFollows } from './what-follows.tsx';

const form = shortForm();

/**
 * The question and its answer, who stands behind the page, four ways on; the short form beside
 * them, under the answer on a phone.
 */
const FirstScreen = ({ surtitre, titre, chapo, preuves, besoins }: Document<'pages'>) => (
  <div className="frame row lg:grid-rows-[auto_1fr]">
    <PageSheet name="home" />
    <div className="row-text marks-whole !pt-6 !pb-6">
      {surtitre && <p className="mb-2 font-bold">{surtitre}</p>}
      <MarkedTitle
        className="xl:text-5xl xl:leading-[1.02] @min-[20rem]:[&_.mark]:whitespace-nowrap"
        text={titre}
      />
      {chapo && <RichText as="div" className="lead mt-4" text={chapo} inline={false} />}
      <p className="flex flex-wrap gap-x-6 mt-2 no-print">
        <Link href="/devis" className="action-link">
          Demander un devis
        </Link>
        <Link href="/comparatif" className="action-link">
          Comparer les offres
        </Link>
      </p>
    </div>
    <div className="margin !pt-8 lg:row-span-2" data-block="formulaire">
      <Island
        of="quote"
        start="touch"
        {...form}
        slots={{ ...form.slots, collecte: <WhatFollows /> }}
      />
    </div>
    <div className="pt-6 lg:col-[1/9] lg:self-end lg:pt-0 lg:pr-8 lg:pb-6">
      {preuves && (
        <RichText
          as="div"
          className="small soft pb-5"
          data-block="preuves"
          text={preuves}
          inline={false}
        />
      )}
      {besoins && <Needs besoins={besoins} />}
    </div>
  </div>
);

export const home: Row<'pages'> = {
  head: FirstScreen,
  above: ({ heures }) =>
    heures && (
      <>
        <Moments heures={heures} />
        <Bill heures={heures} />
      </>
    ),
  text: (document) => (
    <Body
      document={document}
      slots={{ secteurs: <SectorPrices /> }}
      other={{ menaces: menacesAccueil }}
    />
  ),
  also: ['/comparatif', '/tarifs'],
};
