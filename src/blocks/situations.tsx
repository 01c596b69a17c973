import { Fragment } from 'react';
import { listFacts } from '#src/content/insurer-facts.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { formatSourceDate } from '#src/lib/dates.ts';
import { spellCount } from '#src/lib/numbers.ts';
import { RecordTable } from '#src/ui/data-table.tsx';
import { Link } from '#src/ui/link.tsx';
import type { Drawing } from './drawing.ts';
import { RichText } from './rich-text.tsx';

/**
 * Lists the public answers of insurers to a question, or only those of the insurer `only`. Also
 * states how many other insurers have no public answer.
 */
function Answers({ question, only }: { question: string; only: string | undefined }) {
  const offers = comparedOffers();
  const listedOffers = offers
    .map(({ id, nom }) => ({ nom, facts: only && only !== id ? [] : listFacts(id, question) }))
    .filter(({ facts }) => facts.length > 0);
  const silent = offers.length - listedOffers.length;
  return (
    <>
      {listedOffers.map(({ nom, facts }) => (
        <p key={nom}>
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
      {silent > 0 && (
        <p className="max-md:inline">
          Rien trouvé
          {silent < offers.length &&
            ` pour ${silent === 1 ? 'l’autre' : `les ${spellCount(silent)} autres`}`}
          .
        </p>
      )}
    </>
  );
}

/**
 * For each situation of a firm, lists values that the site has recorded itself, public facts and
 * questions to ask. Recommends no insurer.
 */
export const situations: Drawing<'situations'> = {
  draw: (rows) => (
    <RecordTable
      caption="Selon la situation : ce qu’indique la grille, ce qui est public, ce qu’il faut demander"
      head={['Vous êtes', 'Ce qu’indique la grille', 'Ce qui est public', 'À demander par écrit']}
      rows={rows.map(({ vous, grille, question, offre, publie, demander }) => [
        vous,
        <RichText key="grille" text={grille} />,
        <div key="publie" className="max-md:inline lg:min-w-112">
          {publie && <RichText text={publie} />}
          {question && <Answers question={question} only={offre} />}
        </div>,
        <RichText key="demander" text={demander} />,
      ])}
    />
  ),
};
