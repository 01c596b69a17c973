import { holdsQuestions, type Table, type TableFile, type Tables } from '../files.ts';
import type { Document, Kind } from '../kinds.ts';
import type { Faq } from '../schemas/faq.ts';
import type { Entry } from './entry.ts';

/** A file whose fields are as they should be, and what they say. */
export type Read<Data> = Entry & { data: Data };
export type PageEntry = Entry & { page: NonNullable<Entry['page']> };

const isPage = (entry: Entry): entry is PageEntry => entry.page !== undefined;
const isRead = (entry: Entry | undefined) => entry?.data !== undefined;

/**
 * All files of content/ that could be read. What is wrong with the fields of one is said with them:
 * nobody meets it here.
 */
export class Book {
  readonly entries: Entry[];
  readonly pages: PageEntry[];
  /** Of one page, or of one theme of /faq. */
  readonly questions: Read<Faq>[];

  constructor(entries: Entry[]) {
    this.entries = entries;
    this.pages = entries.filter(isPage);
    this.questions = entries.filter(
      (entry) => holdsQuestions(entry.file) && isRead(entry),
    ) as Read<Faq>[];
  }

  table<Name extends TableFile>(name: Name): Read<Table<Name>> | undefined {
    const entry = this.entries.find(({ table }) => table === name);
    return isRead(entry) ? (entry as Read<Table<Name>>) : undefined;
  }

  /** What several tables say, if all of them are as they should be. */
  tables<Name extends TableFile>(...names: Name[]): Tables<Name> | undefined {
    const found = names.map((name) => [name, this.table(name)?.data] as const);
    return found.every(([, data]) => data)
      ? (Object.fromEntries(found) as Tables<Name>)
      : undefined;
  }

  pagesOf<K extends Kind>(kind: K): (PageEntry & Read<Document<K>>)[] {
    return this.pages.filter((entry) => entry.page.kind === kind && isRead(entry)) as (PageEntry &
      Read<Document<K>>)[];
  }
}
