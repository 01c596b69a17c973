import type { Document } from '#src/content/kinds.ts';
import { comparedGuarantees, comparedOffers } from '#src/content/offers.ts';
import { site } from '#src/content/site.ts';
import { gridRecorded } from '#src/content/tables.ts';
import { Island } from '#src/features/island.tsx';
import { Body } from '#src/mdx/body.tsx';
import { Closing } from './closing.tsx';
import { Cards } from './comparison/cards.tsx';
import { Frames } from './comparison/frames.tsx';
import { comparedQuestions, LapsedOnPaper, publishedSlots } from './comparison/published.tsx';
import { FaqSection } from './faq-section.tsx';
import { Shell } from './shell.tsx';

/** One wide table in two frames: what documents say, what the grid indicates. Under it, what it does not say. */
export function ComparisonTemplate({ document }: { document: Document<'pages'> }) {
  if (document.methode === undefined) throw new Error('content/pages/comparatif.mdx : « methode » manque.');
  const offers = comparedOffers();
  const plain = offers.map(({ id, nom, prix, note, capaciteMax, garanties, url, nature }) => ({
    id,
    nom,
    prix,
    note,
    capaciteMax,
    garanties,
    url,
    nature,
  }));
  return (
    <Shell
      document={document}
      lead={
        <div className="comparison-room pb-12">
          <p className="small soft mb-4">{site.publication}.</p>
          <Frames />
          <Island
            of="comparison"
            start="idle"
            offers={plain}
            guarantees={comparedGuarantees()}
            asked={comparedQuestions().map(({ id }) => id)}
            method={document.methode}
            recorded={gridRecorded()}
            scale={Math.max(...offers.map(({ capaciteMax }) => capaciteMax))}
            slots={publishedSlots(offers)}
          />
          <LapsedOnPaper offers={offers} />
        </div>
      }
    >
      <Body document={document} slots={{ cartes: <Cards /> }} />
      <FaqSection route={document.route} withIslands />
      <Closing main="/devis" also={['/comment-souscrire']} />
    </Shell>
  );
}
