import type { Fact } from '#src/content/insurer-facts.ts';
import { formatDate, formatSourceDate } from '#src/lib/dates.ts';
import { Link } from './link.tsx';
import { NotVerified } from './not-verified.tsx';

/**
 * Lists the public answers to a question, with their documents. If there are none, shows « Rien
 * trouvé » and the day of the search.
 */
export const Documented = ({ facts, searched }: { facts: Fact[]; searched: string }) =>
  facts.length === 0 ? (
    <>
      <span className="soft">Rien trouvé</span>
      <small>{formatDate(searched)}</small>
    </>
  ) : (
    facts.map(({ reponse, bref, precision, source }) => (
      <div key={reponse} className="fact">
        {bref ?? reponse}
        <small>
          <Link href={source.adresse}>{source.editeur}</Link>, {formatSourceDate(source)}
          <NotVerified source={source} />
        </small>
        {precision && <small>{precision}</small>}
      </div>
    ))
  );
