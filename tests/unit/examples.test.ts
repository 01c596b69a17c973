import { describe, expect, test } from 'vitest';
import { exampleFigures } from '#src/content/example-firms.ts';
import { type FigureRows, makeFigure } from '#src/content/figures.ts';
import type { Table } from '#src/content/files.ts';
import type { Figure } from '#src/content/schemas/figure-rows.ts';
import { readCases } from '../support/cases.ts';

type Values = Record<string, Figure['valeur']>;
type Tables = { sinistres: Table<'sinistres'>; classes: Table<'classes'> };
const {
  chiffres: values,
  donne,
  ...tables
} = readCases<Tables & Record<'chiffres' | 'donne', Values>>('tests/unit/examples.yaml');
const measured = {
  nom: 'Une moyenne',
  unite: '€',
  source: 'etude',
  date: '1998-12-31',
} as const;
const chiffres = Object.fromEntries(
  Object.entries(values).map(([id, valeur]) => [id, makeFigure({ ...measured, valeur })]),
);
const getValues = (rows: FigureRows): Values =>
  Object.fromEntries(Object.entries(rows).map(([id, { valeur }]) => [id, valeur]));

describe('exampleFigures', () => {
  test('returns the figures of each firm and claim', () => {
    const found = exampleFigures(tables, chiffres);
    expect(getValues(found.chiffres)).toEqual(donne);
    expect(getValues(found.delais)).toEqual({
      'atelier-attente': 24,
      'atelier-jours-ouvres': 365,
      'etal-attente': 12,
      'etal-jours-ouvres': 253,
    });
  });

  test('keeps the source of a measured figure', () => {
    const { chiffres: found } = exampleFigures(tables, chiffres);
    expect(found['atelier-prime']).toBe(chiffres['lucy-petite-prime']);
    expect(found['fraude-paye']?.source).toBeUndefined();
  });

  test('omits a claim that names an unknown figure', () => {
    const { virement: _, ...without } = chiffres;
    const found = Object.keys(exampleFigures(tables, without).chiffres);
    expect(found.filter((id) => id.startsWith('fraude'))).toEqual([]);
    expect(found).toContain('arret-perte');
  });
});
