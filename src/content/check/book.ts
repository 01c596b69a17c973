import { faqFiles, type Table, type TableFile, type Tables } from '../files.ts';
import type { Document, Kind } from '../kinds.ts';
import type { Faq } from '../schemas/faq.ts';
import type { Context } from './context.ts';
import type { Entry } from './entry.ts';
import type { Problem } from './problem.ts';

/** A file whose fields are as they should be, and what they say. */
export type Read<Data> = Entry & { data: Data };
export type PageEntry = Entry & { page: NonNullable<Entry['page']> };

const isPage = (entry: Entry): entry is PageEntry => entry.page !== undefined;
const isRead = (entry: Entry | undefined) => entry?.data !== undefined;

/** All files of content/ that could be read. What is wrong with the fields of one is said with them: nobody meets it here. */
export class Book {
  readonly entries: Entry[];
  readonly pages: PageEntry[];
  /** Of one page, or of one theme of /faq. */
  readonly questions: Read<Faq>[];

  constructor(entries: Entry[]) {
    this.entries = entries;
    this.pages = entries.filter(isPage);
    this.questions = entries.filter(
      (entry) => entry.file.startsWith(`content/${faqFiles.folder}/`) && isRead(entry),
    ) as Read<Faq>[];
  }

  table<Name extends TableFile>(name: Name): Read<Table<Name>> | undefined {
    const entry = this.entries.find(({ table }) => table === name);
    return isRead(entry) ? (entry as Read<Table<Name>>) : undefined;
  }

  /** What several tables say, if all of them are as they should be. */
  tables<Name extends TableFile>(...names: Name[]): Tables<Name> | undefined {
    const found = names.map((name) => [name, this.table(name)?.data] as const);
    return found.every(([, data]) => data) ? (Object.fromEntries(found) as Tables<Name>) : undefined;
  }

  pagesOf<K extends Kind>(kind: K): (PageEntry & Read<Document<K>>)[] {
    return this.pages.filter((entry) => entry.page.kind === kind && isRead(entry)) as (PageEntry & Read<Document<K>>)[];
  }
}

/** What files say, each beside the others. */
export type Rule = (book: Book, context: Context, today: string) => Problem[];
type Asked<Name extends TableFile> = { [Each in Name]: Read<Table<Each>> };

/** A rule names the tables that it needs, and is asked once all of them are as they should be. */
export function rule<Name extends TableFile>(
  names: Name[],
  problems: (tables: Asked<Name>, context: Context, today: string, book: Book) => Problem[],
): Rule {
  return (book, context, today) => {
    const found = names.map((name) => [name, book.table(name)] as const);
    return found.every(([, table]) => table) ? problems(Object.fromEntries(found) as Asked<Name>, context, today, book) : [];
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
