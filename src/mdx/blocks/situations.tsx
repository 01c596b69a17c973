import { Link } from '#src/components/ui/link.tsx';
import { factsOf } from '#src/content/insurer-facts.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { documentDate } from '#src/domain/dates.ts';
import { inWords } from '#src/domain/numbers.ts';
import { RichText } from '../rich-text.tsx';
import type { Drawing } from './drawing.ts';
import { RecordTable } from './record-table.tsx';

/** Who has answered a question in public; of the others nothing is said but that nothing was found. */
function Answers({ question }: { question: string }) {
  const offers = comparedOffers().map(({ id, nom }) => ({ nom, facts: factsOf(id, question) }));
  const silent = offers.filter(({ facts }) => facts.length === 0).length;
  return (
    <>
      {offers.flatMap(({ nom, facts }) =>
        facts.map(({ reponse, source }) => (
          <p key={reponse} className="max-md:inline">
            <b>{nom}</b> : {reponse} (<Link href={source.adresse}>{source.editeur}</Link>, {documentDate(source)}).{' '}
          </p>
        )),
      )}
      {silent > 0 && (
        <p className="max-md:inline">
          Rien trouvé{silent < offers.length && ` pour ${silent === 1 ? 'l’autre' : `les ${inWords(silent)} autres`}`}.
        </p>
      )}
    </>
  );
}

/** By situation: what the grid indicates, what is public, what to have written down. Nobody is recommended. */
export const situations: Drawing<'situations'> = {
  draw: (rows) => (
    <RecordTable
      caption="Selon la situation : ce qu’indique la grille, ce qui est public, ce qu’il faut demander"
      head={['Vous êtes', 'Ce qu’indique notre grille', 'Ce qui est public', 'À demander par écrit']}
      rows={rows.map(({ vous, grille, question, publie, demander }) => [
        vous,
        <RichText key="grille" text={grille} />,
        <div key="publie" className="max-md:inline">
          {publie && <RichText text={publie} />}
          {question && <Answers question={question} />}
        </div>,
        <RichText key="demander" text={demander} />,
      ])}
    />
  ),
};
