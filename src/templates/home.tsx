import { Timeline } from '#src/components/charts/timeline.tsx';
import { Link } from '#src/components/ui/link.tsx';
import { MarkedTitle } from '#src/components/ui/title.tsx';
import type { Document } from '#src/content/kinds.ts';
import { Island } from '#src/features/island.tsx';
import { BlockSources } from '#src/mdx/blocks/block-sources.tsx';
import { menacesAccueil } from '#src/mdx/blocks/menaces.tsx';
import { Body } from '#src/mdx/body.tsx';
import { RichText } from '#src/mdx/rich-text.tsx';
import { Needs } from './home/needs.tsx';
import { WhatFollows } from './home/what-follows.tsx';
import { SectorPrices } from './lists/sectors.tsx';
import { leadOf, noteOf, type Row } from './page.tsx';
import { shortForm } from './quote-props.ts';

type Props = { document: Document<'pages'> };

const form = shortForm();

/** The question and its answer, drawn; the short form beside them. */
const FirstScreen = ({ document }: Props) => (
  <div className="frame row">
    <div className="row-text marks-whole !pt-6">
      <h1 className="xl:text-5xl xl:leading-[1.02]">
        <MarkedTitle text={document.titre} />
      </h1>
      <div className="lead mt-4">{leadOf(document)}</div>
      <p className="flex flex-wrap gap-x-6 mt-2 mb-4 no-print" data-twin="leave-out">
        <Link href="/devis" className="action-link">
          Demander un devis
        </Link>
        <Link href="/comparatif" className="action-link">
          Comparer les offres
        </Link>
      </p>
      {document.chronologie && <Timeline chronologie={document.chronologie} />}
      {document.note && <div className="source-line">{noteOf(document)}</div>}
      {document.note && <BlockSources of={document.note} />}
    </div>
    <div className="margin !pt-8" data-block="formulaire">
      <Island of="quote" start="touch" {...form} slots={{ ...form.slots, collecte: <WhatFollows /> }} />
    </div>
  </div>
);

export const home: Row<'pages'> = {
  head: (document) => <FirstScreen document={document} />,
  above: ({ preuves, besoins }) => (
    <>
      {preuves && (
        <div className="row-section text-base leading-serre" data-block="preuves">
          <div className="frame grid gap-y-4 lg:grid-cols-2 lg:gap-x-8 py-4">
            <RichText text={preuves} inline={false} />
          </div>
        </div>
      )}
      {besoins && <Needs besoins={besoins} />}
    </>
  ),
  text: (document) => <Body document={document} slots={{ secteurs: <SectorPrices /> }} other={{ menaces: menacesAccueil }} />,
  also: ['/comparatif', '/tarifs'],
};
