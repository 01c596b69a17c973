import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { getBuildDate } from '#src/config/build-date.ts';

type Measure = { taux: number; capacite: number; franchise: number };
type Year = {
  annee: number;
  source: string;
  primes: { total: number; source: string };
  suivante?: string;
} & Record<string, unknown>;

const source = 'lucy-nouvelle';
const isMeasure = (value: unknown): value is Measure =>
  typeof value === 'object' && value !== null && 'capacite' in value;
const next = ({ taux, capacite, franchise }: Measure): Measure => ({
  taux: Number((taux * 1.24).toFixed(2)),
  capacite: Math.round(capacite / 1000) * 910,
  franchise: Math.round(franchise * 0.83),
});

/**
 * The study of the year after the newest, as an entry of its own, with its source; those before it
 * stay.
 */
export function addYear(content: string): void {
  const file = join(content, 'tables/classes.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  const { exercices } = document.toJS() as { exercices: Year[] };
  const newest = exercices.reduce((one, other) => (other.annee > one.annee ? other : one));
  const measures = Object.entries(newest).flatMap(([id, value]) =>
    isMeasure(value) ? [[id, next(value)] as const] : [],
  );
  const primes = { total: newest.primes.total + 24, source };
  document.addIn(['exercices'], {
    annee: newest.annee + 1,
    source,
    primes,
    ...Object.fromEntries(measures),
  });
  writeFileSync(file, document.toString({ lineWidth: 0 }));
  const row = `{ titre: LUCY ${newest.annee + 2}, editeur: AMRAE, adresse: 'https://www.amrae.fr/lucy', verifie: ${getBuildDate()}, valable: 12 }`;
  appendFileSync(join(content, 'tables/sources.yaml'), `  ${source}: ${row}\n`);
}
