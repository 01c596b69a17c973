import { type FigureTable, figureTables } from '../figures.ts';
import { splitIds } from '../look-up.ts';
import { attributesOf, figureTableOf, type Tag } from '../mdx/tags.ts';
import type { Context } from './context.ts';
import { type Entry, routeOf } from './entry.ts';
import { error, type Place, type Problems } from './problem.ts';
import { owners } from './rule.ts';

/** A figure that a page shows, and what shows it: a tag, or a field of the page. */
export type ShownFigure = Required<Place> & {
  table: FigureTable;
  id: string;
  by: string;
  route: string;
};

const attributes: Partial<Record<FigureTable, string>> = { chiffres: 'chiffre', delais: 'delai' };
const guideFields = ['Repere', 'repere'];

/** The figures that a page and its questions show. */
export function figuresShown(entry: Entry): ShownFigure[] {
  const route = routeOf(entry);
  if (!route) return [];
  return entry.authored.flatMap(({ file, line, value, meta, path, tags, placeOf }) => {
    const table = figureTables.find((name) => name === meta.table);
    const by = String(path.findLast((key) => typeof key === 'string'));
    if (table) return { table, id: value, by, file, line, route };
    return tags().flatMap((tag) =>
      named(tag).map((shown) => ({ ...shown, ...placeOf(tag), route })),
    );
  });
}

/** <Repere> may name one of two tables, so that neither of its attributes is required by itself. */
function named(tag: Tag): Pick<ShownFigure, 'table' | 'id' | 'by'>[] {
  const by = tag.name ?? '';
  const found = Object.entries(attributesOf(tag)).flatMap(([name, value]) => {
    const table = figureTableOf(tag, name);
    return table ? splitIds(value).map((id) => ({ table, id, by })) : [];
  });
  return by === 'Repere' && found.length !== 1 ? [{ table: 'chiffres', id: '', by }] : found;
}

/**
 * What has no public source is shown once a page, as what it is; what the site claims of itself,
 * only with its proof.
 */
export function* checkGuideFigures(all: ShownFigure[], { figures }: Context): Problems {
  const ownerOf = owners();
  for (const { table, id, by, route, ...place } of all) {
    if (id === '')
      yield error(place, '<Repere> montre un chiffre, et un seul : chiffre="…" ou delai="…".');
    const row = figures?.[table][id];
    if (!row) continue;
    const at = (message: string) => error(place, `« ${row.nom} » ${message}`);
    const isGuide = guideFields.includes(by);
    if (row.preuve === 'illustratif' && by !== 'Affirmation')
      yield at(`n’est pas prouvé : seul <Affirmation chiffre="${id}"> le montre, quand il l’est.`);
    else if (isGuide && !row.indicatif)
      yield at('n’est pas un repère indicatif : écrivez-le dans la phrase, avec sa source.');
    else if (isGuide) {
      const first = ownerOf(`${route} ${table} ${id}`, `${place.file}:${place.line}`);
      if (first) yield at(`est déjà sur cette page (${first}). Un repère s’y montre une fois.`);
    } else if (row.indicatif)
      yield at(
        `n’a pas de source publique. Montrez-le seul, par <Repere ${attributes[table] ?? 'chiffre'}="${id}" />.`,
      );
  }
}
