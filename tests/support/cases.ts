import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../../scripts/lib/paths.ts';

export const readCases = <Cases>(file: string): Cases =>
  parse(readFileSync(inRoot(file), 'utf8')) as Cases;
