import { type FigureTable, figureTables } from '../figures.ts';
import { splitIds } from '../look-up.ts';
import { findFigureTable } from '../mdx/find-tags.ts';
import { readAttributes, type Tag } from '../mdx/tags.ts';
import type { Context } from './context.ts';
import { type Entry, getShownRoute } from './entry.ts';
import { error, type Place, type Problems } from './problem.ts';
import { owners } from './rule.ts';

/** A figure that a page shows. `by` is the tag or the field that shows it. */
export type ShownFigure = Required<Place> & {
  table: FigureTable;
  id: string;
  by: string;
  route: string;
};

const attributes: Partial<Record<FigureTable, string>> = { chiffres: 'chiffre', delais: 'delai' };
const guideFields = ['Repere', 'repere'];

/** Lists the figures that a page or its questions show. */
export function figuresShown(entry: Entry): ShownFigure[] {
  const route = getShownRoute(entry);
  if (!route) return [];
  return entry.authored.flatMap(({ file, line, value, meta, path, tags, getPlace }) => {
    const table = figureTables.find((name) => name === meta.table);
    const by = String(path.findLast((key) => typeof key === 'string'));
    if (table) return { table, id: value, by, file, line, route };
    return tags().flatMap((tag) =>
      findNamedFigures(tag).map((shown) => ({ ...shown, ...getPlace(tag), route })),
    );
  });
}

/**
 * Finds the figures of a tag. <Repere> needs exactly one of two optional attributes, which its
 * schema cannot express; it gets an empty id if both or none is given.
 */
function findNamedFigures(tag: Tag): Pick<ShownFigure, 'table' | 'id' | 'by'>[] {
  const by = tag.name ?? '';
  const found = Object.entries(readAttributes(tag)).flatMap(([name, value]) => {
    const table = findFigureTable(tag, name);
    return table ? splitIds(value).map((id) => ({ table, id, by })) : [];
  });
  return by === 'Repere' && found.length !== 1 ? [{ table: 'chiffres', id: '', by }] : found;
}

/**
 * Checks two rules. A page shows a figure without a public source once, with <Repere>. Only
 * <Affirmation> may name an unproved claim of the site; it hides the claim until there is a proof.
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
        'n’a pas de source publique. Montrez-le seul, par <Repere ' +
          `${attributes[table] ?? 'chiffre'}="${id}" />.`,
      );
  }
}
