import { expect, test } from 'vitest';
import { exampleFigures } from '#src/content/example-firms.ts';
import type { Table } from '#src/content/files.ts';
import type { Figure } from '#src/content/schemas/figure-rows.ts';

const measured = (valeur: number): Figure => ({
  nom: 'Une moyenne',
  valeur,
  unite: '€',
  nature: 'source',
  source: 'etude',
  date: '1998-12-31',
});
const chiffres = {
  'lucy-micro-prime': measured(700),
  'lucy-micro-capacite': measured(500_000),
  'lucy-micro-franchise': measured(2000),
  'lucy-petite-prime': measured(1600),
  'lucy-petite-prime-mois': measured(130),
  'lucy-petite-capacite': measured(20_000),
  'lucy-petite-franchise': measured(8000),
  virement: measured(50_000),
};
const classes = {
  lignes: [
    { id: 'micro', jusqua: 2 },
    { id: 'petite', jusqua: 10 },
  ],
} as Table<'classes'>;
const sinistres: Table<'sinistres'> = {
  salarie: 'salaire',
  entreprises: {
    atelier: { nom: 'Atelier', effectif: 30, ventes: 2_000_000, marge: 73, attente: 24, moyen: true },
    etal: { nom: 'Étal', effectif: 4, ventes: 1_999_999, marge: 10, attente: 12 },
  },
  lignes: {
    fraude: { entreprise: 'atelier', postes: [{ nom: 'Virement', chiffre: 'virement', exclu: false }] },
    arret: { entreprise: 'atelier', arret: { jours: 3, reprise: 0, partis: 0, pendant: 0 }, postes: [] },
  },
};

const valuesOf = (rows: Record<string, Figure>) =>
  Object.fromEntries(Object.entries(rows).map(([id, { valeur }]) => [id, valeur]));

test('a company’s numbers, the mean contract of its turnover’s class, and what its claims come to', () => {
  const found = exampleFigures({ sinistres, classes }, chiffres);
  expect(valuesOf(found.chiffres)).toEqual({
    'atelier-ca': 2_000_000,
    'atelier-marge': 73,
    'atelier-marge-jour': 4000,
    // A turnover at which one class ends begins the next.
    'atelier-prime': 1600,
    // A twelfth, 133, to ten euros.
    'atelier-prime-mois': 130,
    'atelier-plafond': 20_000,
    'atelier-franchise': 8000,
    'etal-ca': 1_999_999,
    'etal-marge': 10,
    'etal-marge-jour': 548,
    // 50,000 less 8,000, but 20,000 at most.
    'fraude-perte': 50_000,
    'fraude-paye': 20_000,
    'fraude-paye-deduit': 12_000,
    'fraude-reste': 30_000,
    'fraude-reste-plafond': 0,
    'fraude-hors-plafond': 30_000,
    // Three days of 4,000; the first is retained.
    'arret-perte': 12_000,
    'arret-paye': 8000,
    'arret-paye-deduit': 8000,
    'arret-reste': 4000,
    // Of the 20,000 that its class buys, to ten thousand; the fraud was beyond them.
    'arret-reste-plafond': 10_000,
    'arret-hors-plafond': 0,
  });
  expect(valuesOf(found.delais)).toEqual({ 'atelier-attente': 24, 'etal-attente': 12 });
});

test('what was measured keeps its source, what the example chose has none', () => {
  const { chiffres: found } = exampleFigures({ sinistres, classes }, chiffres);
  expect(found['atelier-prime']).toBe(chiffres['lucy-petite-prime']);
  expect([found['atelier-ca']?.nature, found['fraude-paye']?.source]).toEqual(['editorial', undefined]);
});

test('a claim that names a figure its table does not have is left to the check', () => {
  const { virement: _, ...without } = chiffres;
  const found = Object.keys(exampleFigures({ sinistres, classes }, without).chiffres);
  expect(found.filter((id) => id.startsWith('fraude'))).toEqual([]);
  expect(found).toContain('arret-perte');
});
