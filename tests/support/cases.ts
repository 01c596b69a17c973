import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/lib/paths.ts';

/** A table of cases, which stands beside its test. */
export const casesOf = <Cases>(file: string): Cases =>
  parse(readFileSync(inRoot(file), 'utf8')) as Cases;
