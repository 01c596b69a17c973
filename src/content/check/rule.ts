import type { Table, TableFile } from '../files.ts';
import type { Book, Read } from './book.ts';
import type { Context } from './context.ts';
import type { Problems } from './problem.ts';

type Given = { book: Book; context: Context; today: string };

/** A rule that compares files. */
export type Rule = (given: Given) => Problems;

/** Creates a rule that needs tables. Skips it if one of these tables has a mistake. */
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

/** Returns the first owner of a name when a second owner asks for it. */
export function owners<Owner = string>() {
  const firstOwners = new Map<string, Owner>();
  return (name: string, owner: Owner): Owner | undefined => {
    const first = firstOwners.get(name);
    if (first === undefined) firstOwners.set(name, owner);
    return first;
  };
}
