import type { Root } from 'mdast';
import type { z } from 'zod';
import type { Figures } from '../figures.ts';
import type { TableFile, Tables } from '../files.ts';
import type { Kind } from '../kinds.ts';
import type { Meta, NamedTable } from '../schemas/types.ts';
import type { Tag } from '../text/tags.ts';
import type { Text } from '../text/text.ts';
import type { Values } from '../text/values.ts';
import type { Path } from '../walk.ts';
import type { Problem } from './problem.ts';
import type { Located } from './yaml.ts';

/** What the texts may refer to, known once all files are read. */
export type Context = {
  ids: Record<NamedTable, Set<string>>;
  /** Undefined while a table of figures is itself wrong. */
  figures: Figures | undefined;
  values: Values;
  /** Undefined while content/tables/selon.yaml is itself wrong. */
  wordings: Tables<'selon'>['selon']['lignes'] | undefined;
  /** Not while a page or a file of questions cannot be read. */
  areCountsKnown: boolean;
  routes: Set<string>;
  /** The places within a page that an address may point at. */
  anchors: (route: string) => Set<string>;
  redirected: Map<string, string>;
  images: Set<string>;
};

export type TextPlace = {
  file: string;
  /** The line of the file on which the text begins. */
  line: number;
  /** The page that holds it, to resolve #ancre. */
  route: string;
  /** A whole body has headings; a field has none. */
  isBody: boolean;
  /** The fields of the page that components may draw. */
  fields: Set<string>;
};

/** A value of a file that follows rules of its own, and where it stands; the body of a page is the last. */
export type AuthoredValue = {
  value: string;
  meta: Meta;
  path: Path;
  line: number;
  isBody: boolean;
  /** Of a line or a text that can be read. Parsed where it is asked for: all of them would not be held at once. */
  tree: () => Root | undefined;
  /** Of a text, the same with what may be asked of it. */
  text: (values: Values) => Text | undefined;
  tags: () => Tag[];
  /** The line of the file on which a node of its tree begins. */
  lineOf: (node: { position?: Tag['position'] }) => number;
};

/** A file of content/, read as far as it could be. */
export type Entry = {
  file: string;
  schema: z.ZodObject;
  located: Located;
  /** What its fields say; not while one of them is wrong. */
  data?: unknown;
  /** Something to say of the value at a path. */
  at: (path: Path, message: string) => Problem;
  authored: AuthoredValue[];
  table?: TableFile;
  page?: { kind: Kind; slug: string; route: string; body: string; bodyLine: number };
};
