import { figureComponents } from './figures.ts';
import type { Source } from './schemas/figures.ts';
import { figures, table } from './tables.ts';

/** A source as it is cited: what it proves, where in it. */
export type Citation = { source: Source; precision: string | undefined; fact: string | undefined };

const tag = /<(Prix|Plafond|Delai|Chiffre|Source)\s+id=['"]([\w-]+)['"](?:\s+precision="([^"]*)")?\s*\/>/g;
const lists = /<(?:Barres|Durees|Echelle|AxePrix)\b[^>]*\bids="([^"]*)"/g;

/** The sources of a text, in the order in which it calls them, each once. */
export function citationsIn(text: string): Citation[] {
  const sources = table('sources').lignes;
  const found = new Map<string, Citation>();
  const add = (id: string | undefined, precision: string | undefined, fact: string | undefined) => {
    const source = id === undefined ? undefined : sources[id];
    const key = `${id} ${precision ?? ''}`;
    if (source && !found.has(key)) found.set(key, { source, precision, fact });
  };
  for (const [, component = '', id = '', precision] of text.matchAll(tag)) {
    const figure = figureComponents[component] && figures[figureComponents[component]][id];
    if (figure) add(figure.source, figure.precision, figure.nom);
    else add(id, precision, undefined);
  }
  for (const [, ids = ''] of text.matchAll(lists)) {
    for (const id of ids.split(',').map((each) => each.trim())) {
      const figure = figures.chiffres[id] ?? figures.delais[id];
      if (figure) add(figure.source, undefined, undefined);
    }
  }
  return [...found.values()];
}
