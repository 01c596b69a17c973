import { type FigureTable, figureTables } from '../figures.ts';
import { splitIds } from '../look-up.ts';
import { attributesOf, figureTableOf, type Tag } from '../text/tags.ts';
import { owners } from './book.ts';
import type { Context } from './context.ts';
import { type Entry, routeOf } from './entry.ts';
import { error, type Place, type Problem } from './problem.ts';

/** A figure that a page shows, and what shows it: a tag, or a field of the page. */
export type ShownFigure = Required<Place> & { table: FigureTable; id: string; by: string; route: string };

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
    return tags().flatMap((tag) => named(tag).map((shown) => ({ ...shown, ...placeOf(tag), route })));
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

/** What has no public source is shown once a page, as what it is; what the site claims of itself, only with its proof. */
export function checkGuideFigures(all: ShownFigure[], { figures }: Context): Problem[] {
  const ownerOf = owners();
  return all.flatMap(({ table, id, by, route, ...place }) => {
    if (id === '') return error(place, '<Repere> montre un chiffre, et un seul : chiffre="…" ou delai="…".');
    const row = figures?.[table][id];
    if (!row) return [];
    const at = (message: string) => error(place, `« ${row.nom} » ${message}`);
    const tag = `<Repere ${attributes[table] ?? 'chiffre'}="${id}" />`;
    if (row.preuve === 'illustratif' && by !== 'Affirmation')
      return at(`n’est pas prouvé : seul <Affirmation chiffre="${id}"> le montre, quand il l’est.`);
    if (!guideFields.includes(by)) return row.indicatif ? at(`n’a pas de source publique. Montrez-le seul, par ${tag}.`) : [];
    if (!row.indicatif) return at('n’est pas un repère indicatif : écrivez-le dans la phrase, avec sa source.');
    const first = ownerOf(`${route} ${table} ${id}`, `${place.file}:${place.line}`);
    return first ? at(`est déjà sur cette page (${first}). Un repère s’y montre une fois.`) : [];
  });
}
