import { changeValues } from './values.ts';

// Another year's prices: all of them, in the same order among themselves; a rating; two ceilings.

const prices = /^(lignes\.[\w-]+\.(prix|valeur|tarif\.\w+)|secteurs\.\w+\.\w+|tranches\.prix)$/;
const others: Record<string, number> = {
  'lignes.hiscox.prix': 49,
  'lignes.hiscox.note': 4.4,
  'lignes.axa.capaciteMax': 12,
  'lignes.rc-interruption.valeur': 3_000_000,
};

const cheaper = (path: string, value: unknown) =>
  typeof value === 'number' && prices.test(path) ? Math.round(value * 0.93) : undefined;

export function changePrices(content: string): void {
  for (const table of ['prix', 'assureurs', 'estimateur'])
    changeValues(
      content,
      `tables/${table}.yaml`,
      (path, value) => others[path] ?? cheaper(path, value),
    );
  changeValues(content, 'tables/plafonds.yaml', (path) => others[path]);
}
