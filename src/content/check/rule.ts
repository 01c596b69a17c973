import type { Table, TableFile } from '../files.ts';
import type { Book, Read } from './book.ts';
import type { Context } from './context.ts';
import type { Problems } from './problem.ts';

type Given = { book: Book; context: Context; today: string };

/** What files say, each beside the others. */
export type Rule = (given: Given) => Problems;

/** A rule names the tables that it needs, and is asked once all of them are as they should be. */
export function rule<Name extends TableFile>(
  names: Name[],
  problems: (given: { [Each in Name]: Read<Table<Each>> } & Given) => Problems,
): Rule {
  return (given) => {
    const found = names.map((name) => [name, given.book.table(name)] as const);
    return found.every(([, table]) => table)
      ? problems({ ...Object.fromEntries(found), ...given } as never)
      : [];
  };
}

/** Who had each name first: told to whoever asks for it after. */
export function owners<Owner = string>() {
  const known = new Map<string, Owner>();
  return (name: string, owner: Owner): Owner | undefined => {
    const first = known.get(name);
    if (first === undefined) known.set(name, owner);
    return first;
  };
}
