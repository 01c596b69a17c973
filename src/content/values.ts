import { collectFigures } from './collect-figures.ts';
import { type CountSources, collectCounts } from './counts.ts';
import type { TableFile, Tables } from './files.ts';
import type { Values } from './mdx/words.ts';
import { leaves } from './placeholders.ts';
import { withPublication } from './publisher.ts';
import { chooseWording } from './wording.ts';

/** Character in place of words that the rules must ignore, or of a value that does not exist. */
export const hole = '\uFFFC';

type Input = { tables: Tables<TableFile>; paths: CountSources['paths'] };

/** Computes the values that texts may show. A value is undefined if its id is unknown. */
export function createValues({ tables, paths }: Input) {
  const figures = collectFigures(tables);
  const counts = collectCounts({ tables, paths });
  const identities = Object.fromEntries(leaves(withPublication(tables.site)));
  const identity = (path: string) => String(identities[path] ?? hole);
  const values: Values = {
    figure: (from, id) => figures[from][id],
    count: (of) => counts[of],
    source: (id) => tables.sources.lignes[id],
    wording: (id) => tables.selon.lignes[id] && chooseWording(tables.selon.lignes[id], identity),
    identity,
  };
  return { figures, counts, identities, values };
}
