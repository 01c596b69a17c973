import { lookUp } from './look-up.ts';
import { table } from './tables.ts';

/** Lists the questions that the site asks about every insurer, in the order of the profiles. */
export const questions = ({ questions: asked } = table('faits')) =>
  Object.entries(asked).map(([id, row]) => ({ id, ...row }));

const findPublicRecord = (insurer: string) => lookUp(table('faits').lignes, insurer);

/**
 * Returns the published answers to a question, each with the document that contains it. Returns an
 * empty list if the search found nothing.
 */
export const listFacts = (insurer: string, question: string) =>
  findPublicRecord(insurer)
    .faits.filter((fact) => fact.question === question)
    .map(({ document, ...fact }) => {
      const source = lookUp(table('sources').lignes, document);
      const valable = Math.min(source.valable, table('faits').valable);
      return { ...fact, source: { ...source, valable } };
    });

export type Fact = Omit<ReturnType<typeof listFacts>[number], 'question'>;

/** Returns the explanation if two documents contradict each other on this question. */
export const findContradiction = (insurer: string, question: string): string | undefined =>
  findPublicRecord(insurer).contradictions?.[question];

export const getSearchDate = (insurer: string): string => findPublicRecord(insurer).recherche;

/** Returns the question that a client should ask this insurer first. */
export const toAsk = (insurer: string): string => findPublicRecord(insurer).demander;
