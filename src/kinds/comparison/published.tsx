import type { ReactNode } from 'react';
import { findContract, readGuarantees } from '#src/content/contracts.ts';
import { getSearchDate, listFacts, questions, toAsk } from '#src/content/insurer-facts.ts';
import { table } from '#src/content/tables.ts';
import { formatDate } from '#src/lib/dates.ts';
import { askSlot, factSlot, questionSlot, readSlot } from '#src/tools/comparison/slots.ts';
import { ContractNamed, ContractRead } from '#src/ui/contract-read.tsx';
import { Documented } from '#src/ui/documented.tsx';
import { isLapsed } from '#src/ui/not-verified.tsx';

/** Lists the questions that the comparison shows for every insurer. */
export const comparedQuestions = () => questions(table('faits')).filter(({ compare }) => compare);

/**
 * Renders the cells with facts of documents and contracts, and the first question to ask each
 * insurer.
 */
export function publishedSlots(offers: { id: string }[]): Record<string, ReactNode> {
  const questionList = comparedQuestions();
  const guarantees = readGuarantees(offers.map(({ id }) => id));
  return Object.fromEntries([
    ...questionList.map(({ id, nom, explication }) => [
      questionSlot(id),
      <>
        {nom}
        {explication && <small>{explication}</small>}
      </>,
    ]),
    ...offers.flatMap(({ id }) => [
      [askSlot(id), toAsk(id)],
      ...listReadRows(id, guarantees),
      ...questionList.map((question) => [
        factSlot(question.id, id),
        <Documented key={id} facts={listFacts(id, question.id)} searched={getSearchDate(id)} />,
      ]),
    ]),
  ]);
}

/**
 * Renders the facts of the contract that a writer has read, or the note that no contract was read.
 */
function listReadRows(
  id: string,
  guarantees: ReturnType<typeof readGuarantees>,
): [string, ReactNode][] {
  const contract = findContract(id);
  const unread = <span className="soft">Non lu</span>;
  return [
    [readSlot('', id), contract ? <ContractNamed key={id} contract={contract} /> : unread],
    ...guarantees.map(({ id: guarantee }): [string, ReactNode] => [
      readSlot(guarantee, id),
      contract?.garanties[guarantee] ? (
        <ContractRead key={id} contract={contract} guarantee={guarantee} />
      ) : (
        unread
      ),
    ]),
  ];
}

/**
 * Explains the star that printed cells with an expired verification have. A printed cell has no
 * room for the date.
 */
export function LapsedOnPaper({ offers }: { offers: { id: string }[] }) {
  const [oldest] = comparedQuestions()
    .flatMap((question) => offers.flatMap(({ id }) => listFacts(id, question.id)))
    .flatMap(({ source }) => (isLapsed(source) ? source.verifie : []))
    .toSorted();
  if (!oldest) return null;
  return (
    <p className="small print-only">
      * Nous n’avons pas revérifié ce document à temps. Le plus ancien l’a été le{' '}
      {formatDate(oldest)}.
    </p>
  );
}
