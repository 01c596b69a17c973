import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../scripts/lib/paths.ts';

// Provides the words, rules and figures of the specification, so that no test repeats them.
// prescribed.yaml contains the words. The figures have the same ids as in the site's tables.

export type Range = [number, number];
type Toast = { title: string; text: string };
type Words = {
  routes: string[];
  header: Record<'links' | 'lists', Record<string, string>> & {
    callToAction: Record<'wide' | 'small' | 'to', string>;
  };
  footer: string[];
  tools: string[];
  faq: Record<'nothing' | 'instead', string>;
  insurers: Record<'quote' | 'compare', string[]>;
  notFound: Record<'title' | 'link', string>;
  unexpected: string;
  legalNotice: string;
  quote: Record<'secteur' | 'effectifs' | 'ca', string[]>;
  toasts: Record<'consent' | 'failure', Toast>;
  estimates: Record<string, Record<string, Record<'month' | 'year', Range>>>;
};
type Tables = Record<string, Record<string, unknown>>;
/** Figures that tests access by name. */
type Figures = Record<
  `chiffres/simulateur-${'ventes' | 'perte'}` | 'delais/simulateur-arret',
  number
> &
  Record<string, unknown>;

const read = (file: string): unknown => parse(readFileSync(inRoot(file), 'utf8'));
const words = read('tests/prescribed.yaml') as Words;
const { articles } = read('tests/specified-figures.yaml') as { articles: Tables[] };

/** Figures of the specification, with the same tables and ids as in the content. */
const figures = Object.fromEntries(
  articles.flatMap(({ article: _, ...tables }) =>
    Object.entries(tables).flatMap(([table, rows]) =>
      Object.entries(rows).map(([id, value]) => [`${table}/${id}`, value]),
    ),
  ),
) as Figures;

export const prescribed = {
  ...words,
  figures,

  /**
   * Specification, section 2, bar with a call to action on phones: appears after this share of the
   * scrollable height, on all pages except /devis.
   */
  mobileBar: {
    label: 'Comparer les contrats',
    to: '/devis',
    above: Number(figures['interface/barre-apparait']) / 100,
  },

  /**
   * Specification, section 8: toasts that report an error; section 9: defaults of the toast
   * library.
   */
  toasts: {
    ...words.toasts,
    region: figures['interface/notifications-nom'],
    hotkey: figures['interface/notifications-touche'],
  },
};
