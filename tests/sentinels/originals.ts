import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { collectFigures } from '#src/content/figures.ts';
import { type Table, type TableFile, tables } from '#src/content/files.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

/** A table as writers wrote it. */
export const read = <T extends TableFile>(name: T) =>
  tables[name].schema.parse(
    parse(readFileSync(inRoot('content', tables[name].file), 'utf8')),
  ) as Table<T>;

/** The constants as writers wrote them. */
export const figures = collectFigures({
  prix: read('prix'),
  plafonds: read('plafonds'),
  delais: read('delais'),
  chiffres: read('chiffres'),
  assureurs: read('assureurs'),
  estimateur: read('estimateur'),
  capacites: read('capacites'),
  classes: read('classes'),
  sinistres: read('sinistres'),
});
