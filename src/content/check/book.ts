import { holdsQuestions, type Table, type TableFile, type Tables } from '../files.ts';
import type { Document, Kind } from '../kinds.ts';
import type { Faq } from '../schemas/faq.ts';
import type { Entry } from './entry.ts';

/** A file whose fields are valid, with their parsed values. */
export type Read<Data> = Entry & { data: Data };
export type PageEntry = Entry & { page: NonNullable<Entry['page']> };

const isPage = (entry: Entry): entry is PageEntry => entry.page !== undefined;
const isRead = (entry: Entry | undefined) => entry?.data !== undefined;

/**
 * All readable files of content/. An entry has no data if one of its fields has a mistake;
 * checkFields() reports that mistake.
 */
export class Book {
  readonly entries: Entry[];
  readonly pages: PageEntry[];
  /** Each entry holds the questions of a page or of a theme of /faq. */
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

  /** Returns the given tables; undefined if one of them has a mistake. */
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
