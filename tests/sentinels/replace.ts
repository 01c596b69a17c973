// Every constant of the tables replaced by a number that stands nowhere else, so that each place
// which shows one can be told. What is derived from them follows by itself.

import { parseText } from '#src/content/mdx/parse.ts';
import { findTags } from '#src/content/mdx/tags.ts';

export type Generated = { type: string; body?: { raw: string } } & Record<string, unknown>;
type Row = Record<string, unknown>;

let next = 0;
/**
 * Five figures, so that no date, rank or address has them; scattered, so that no sum makes one of
 * another; growing, as bounds do.
 */
const sentinel = () => {
  next += 1;
  return 21_000 + next * 101 + ((next * next * 7) % 89);
};
const growing = (start: number, step: number, decimals: number) => {
  let value = start;
  return () => {
    value += step;
    return Number(value.toFixed(decimals));
  };
};
/** Amounts in millions are shown as such: three figures. */
const millions = growing(600, 1, 0);
/** A rating goes from 0 to 5, with one decimal. */
const rating = growing(0, 0.1, 1);
const multiplier = growing(1.3, 0.13, 2);
/**
 * Most of what it is a part of: a small part, rounded, could read like somebody else's round
 * number.
 */
const share = growing(71.17, 0.31, 2);

const replaced = (value: unknown, by: () => number) => {
  if (typeof value === 'number') return by();
  return Array.isArray(value) ? value.map(() => by()) : value;
};
const change = (row: Row, fields: Record<string, () => number>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      fields[key] ? replaced(value, fields[key]) : value,
    ]),
  );
const rows = (lines: unknown, each: (row: Row) => Row) =>
  Object.fromEntries(
    Object.entries(lines as Record<string, Row>).map(([id, row]) => [id, each(row)]),
  );
const list = (lines: unknown, each: (row: Row) => Row) => (lines as Row[]).map(each);

const figures = (document: Generated) => ({
  ...document,
  lignes: rows(document.lignes, (row) => change(row, { valeur: sentinel })),
});

const tables: Record<string, (document: Generated) => Generated> = {
  TablePrix: figures,
  TablePlafonds: figures,
  TableDelais: figures,
  TableChiffres: figures,
  TableInterface: figures,
  TableAssureurs: (document) => ({
    ...document,
    lignes: rows(document.lignes, (row) => ({
      ...change(row, { note: rating, prix: sentinel, capaciteMax: millions }),
      ...(row.tarif !== undefined && {
        tarif: change(row.tarif as Row, { tarifMensuel: sentinel, tarifAnnuel: sentinel }),
      }),
    })),
  }),
  TableSinistres: (document) => ({
    ...document,
    // A day of their margin is no small number, which could be another's.
    entreprises: rows(document.entreprises, (row) =>
      change(row, { ventes: () => sentinel() * 1000, marge: share, attente: sentinel }),
    ),
    lignes: rows(document.lignes, (row) => ({
      ...change(row, { limite: sentinel }),
      ...(row.arret !== undefined && {
        arret: change(row.arret as Row, {
          jours: sentinel,
          reprise: sentinel,
          partis: share,
          pendant: sentinel,
        }),
      }),
      postes: list(row.postes ?? [], (post) => change(post, { montant: sentinel })),
    })),
  }),
  TableCapacites: (document) => ({
    ...document,
    generiques: list(document.generiques, (row) => change(row, { montant: millions })),
    assureurs: Object.fromEntries(
      Object.entries(document.assureurs as Record<string, Row[]>).map(([id, levels]) => [
        id,
        list(levels, (row) => change(row, { montant: millions })),
      ]),
    ),
  }),
  TableClasses: (document) => ({
    ...document,
    lignes: list(document.lignes, (row) => change(row, { jusqua: millions })),
    exercices: list(document.exercices, (year) =>
      Object.fromEntries(
        Object.entries(year).map(([key, row]) => [
          key,
          typeof row === 'object'
            ? change(row as Row, {
                taux: share,
                capacite: sentinel,
                franchise: sentinel,
                total: millions,
              })
            : row,
        ]),
      ),
    ),
  }),
  TableEstimateur: (document) => ({
    ...document,
    secteurs: rows(document.secteurs, (row) =>
      change(row, { min: sentinel, max: sentinel, mensuelMin: sentinel, mensuelMax: sentinel }),
    ),
    // A size whose prices are the sector's own keeps them.
    tailles: list(document.tailles, (row) =>
      row.multiplicateur === 1 ? row : change(row, { multiplicateur: multiplier }),
    ),
    tranches: list(document.tranches, (row) => change(row, { prix: sentinel, plafond: millions })),
  }),
};

/** Numbers that writers marked as free are none of the tables'. */
function withoutFree(text: string): string {
  const { tree } = text.includes('<Libre') ? parseText(text) : {};
  const free = tree ? [...findTags(tree)].filter(({ name }) => name === 'Libre') : [];
  return free.reduceRight(
    (rest, { position }) =>
      `${rest.slice(0, position?.start.offset)}…${rest.slice(position?.end.offset)}`,
    text,
  );
}
const strip = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutFree(value);
  if (Array.isArray(value)) return value.map(strip);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strip(inner)]));
  return value;
};

export const withSentinels = (documents: Generated[]): Generated[] =>
  documents.map(
    (document) => strip((tables[document.type] ?? ((same) => same))(document)) as Generated,
  );
