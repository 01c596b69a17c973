import { PublishedBy } from '#src/components/ui/identity.tsx';
import type { Document } from '#src/content/kinds.ts';
import { comparedGuarantees, comparedOffers } from '#src/content/offers.ts';
import { Island } from '#src/features/island.tsx';
import { Body } from '#src/mdx/body.tsx';
import { Closing } from './closing.tsx';
import { Cards } from './comparison/cards.tsx';
import { Profiles } from './comparison/profiles.tsx';
import { FaqSection } from './faq-section.tsx';
import { Shell } from './shell.tsx';

/** One wide table that works; under it, what it does not say. */
export function ComparisonTemplate({ document }: { document: Document<'pages'> }) {
  if (document.methode === undefined) throw new Error('content/pages/comparatif.mdx : « methode » manque.');
  const offers = comparedOffers();
  const plain = offers.map(({ id, nom, prix, note, capaciteMax, garanties, secteursExclus, url, nature }) => ({
    id,
    nom,
    prix,
    note,
    capaciteMax,
    garanties,
    secteursExclus,
    url,
    nature,
  }));
  return (
    <Shell
      document={document}
      lead={
        <div className="comparison-room pb-12">
          <p className="small soft mb-4">
            <PublishedBy />.
          </p>
          <Island
            of="comparison"
            start="idle"
            offers={plain}
            guarantees={comparedGuarantees()}
            method={document.methode}
            scale={Math.max(...offers.map(({ capaciteMax }) => capaciteMax))}
          />
        </div>
      }
    >
      <Body document={document} slots={{ cartes: <Cards />, profils: <Profiles /> }} />
      <FaqSection route={document.route} />
      <Closing main="/devis" also={['/comment-souscrire']} />
    </Shell>
  );
}
