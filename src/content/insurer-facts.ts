import { tables } from './files.ts';
import { lookUp } from './look-up.ts';
import type { Source } from './schemas/figure-rows.ts';
import { table } from './tables.ts';

/** An answer as a document gives it. */
export type Fact = {
  reponse: string;
  bref?: string | undefined;
  precision?: string | undefined;
  source: Source;
};

/** Questions for every insurer, in the order of the profiles. */
export const questions = ({ questions: asked } = table('faits')) =>
  Object.entries(asked).map(([id, row]) => ({ id, ...row }));

const findPublicRecord = (insurer: string) =>
  lookUp(table('faits').lignes, insurer, tables.faits.file);

/** The answers to one question; none if nothing was found. */
export const factsOf = (insurer: string, question: string): Fact[] =>
  findPublicRecord(insurer)
    .faits.filter((fact) => fact.question === question)
    .map(({ reponse, bref, precision, document }) => {
      const source = lookUp(table('sources').lignes, document, tables.sources.file);
      return {
        reponse,
        bref,
        precision,
        source: { ...source, valable: Math.min(source.valable, table('faits').valable) },
      };
    });

/** Public documents that answer a question about an insurer. */
export const countDocuments = (insurer: string): number =>
  new Set(findPublicRecord(insurer).faits.map(({ document }) => document)).size;

/** The difference between two documents that contradict each other. */
export const contradictionOf = (insurer: string, question: string): string | undefined =>
  findPublicRecord(insurer).contradictions?.[question];

export const searchedOn = (insurer: string): string => findPublicRecord(insurer).recherche;

/** The first question to ask this insurer. */
export const toAsk = (insurer: string): string => findPublicRecord(insurer).demander;
