import type { Figures } from '../figures.ts';
import type { Tables } from '../files.ts';
import type { NamedTable } from '../schemas/types.ts';
import type { Values } from '../text/values.ts';

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
