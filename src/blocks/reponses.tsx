import { Fragment } from 'react';
import { listFacts } from '#src/content/insurer-facts.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { formatSourceDate } from '#src/lib/dates.ts';
import { spellCount } from '#src/lib/numbers.ts';
import { Link } from '#src/ui/link.tsx';

/**
 * Lists the public answers of all insurers to a question and states how many have none, or lists
 * only the answers of the insurer `offre`.
 */
export function Reponses({ question, offre: only }: { question: string; offre?: string }) {
  const offers = comparedOffers().filter(({ id }) => !only || id === only);
  const listedOffers = offers
    .map(({ id, nom }) => ({ nom, facts: listFacts(id, question) }))
    .filter(({ facts }) => facts.length > 0);
  const silent = offers.length - listedOffers.length;
  return (
    <>
      {listedOffers.map(({ nom, facts }) => (
        <p key={nom} className="max-w-none text-base leading-serre">
          <b>{nom}</b> :{' '}
          {facts.map(({ reponse, source }) => (
            <Fragment key={reponse}>
              {reponse} (<Link href={source.adresse}>{source.editeur}</Link>,{' '}
              {formatSourceDate(source)}
              ).{' '}
            </Fragment>
          ))}
        </p>
      ))}
      {silent > 0 && !only && (
        <p className="max-w-none text-base leading-serre max-md:inline">
          Rien trouvé
          {silent < offers.length &&
            ` pour ${silent === 1 ? 'l’autre' : `les ${spellCount(silent)} autres`}`}
          .
        </p>
      )}
    </>
  );
}
