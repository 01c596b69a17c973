import { listReadFacts } from '#src/content/contracts.ts';
import type { Contrat } from '#src/content/schemas/contracts.ts';
import { formatDate } from '#src/lib/dates.ts';

/** Names a contract that was read, the date of the reading and the reader. */
export const ContractNamed = ({
  contract: { reference, edition, lu, lecteur },
}: {
  contract: Contrat;
}) => (
  <>
    Conditions générales {reference}, édition {edition}, lues le {formatDate(lu)} par {lecteur}
  </>
);

export const ContractRead = ({ contract, guarantee }: { contract: Contrat; guarantee: string }) =>
  listReadFacts(contract, guarantee).map(({ name, text, page }) => (
    <p key={name}>
      <b>{name}</b> {text} <span className="small soft">p. {page}</span>
    </p>
  ));
