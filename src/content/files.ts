import type { z } from 'zod';
import { facsimiles } from './schemas/facsimile-table.ts';
import { faq } from './schemas/faq.ts';
import { figures, sources } from './schemas/figure-rows.ts';
import { site } from './schemas/identity.ts';
import { contacts, horloges, sinistres } from './schemas/incident-tables.ts';
import { assureurs, faits, garanties } from './schemas/insurer-tables.ts';
import { plans } from './schemas/plan-table.ts';
import { classes, estimateur } from './schemas/price-tables.ts';
import { questionnaire } from './schemas/questionnaire-table.ts';
import { lecture } from './schemas/reading-grid.ts';
import { interface_, redirections } from './schemas/setting-tables.ts';
import type { NamedTable } from './schemas/types.ts';
import { glossaire, selon, synonymes } from './schemas/wording-tables.ts';

/** Schema of each table. Its YAML file has the same name. */
const schemas = {
  site,
  assureurs,
  chiffres: figures('Les statistiques et ordres de grandeur, par identifiant.'),
  classes,
  contacts,
  delais: figures('Les délais et les durées, par identifiant.'),
  estimateur,
  facsimiles,
  faits,
  garanties,
  glossaire,
  horloges,
  interface: interface_,
  lecture,
  plafonds: figures('Les plafonds et les franchises, par identifiant.'),
  plans,
  prix: figures('Les prix et remises, par identifiant.'),
  questionnaire,
  redirections,
  selon,
  sinistres,
  sources,
  synonymes,
};
export type TableFile = keyof typeof schemas;

/** All tables with their schema and their file under content/. */
export const tables = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [
    name,
    { file: name === 'site' ? 'site.yaml' : `tables/${name}.yaml`, schema },
  ]),
) as { [T in TableFile]: { file: string; schema: (typeof schemas)[T] } };

export type Table<T extends TableFile> = z.infer<(typeof schemas)[T]>;
export type Tables<Name extends TableFile> = { [T in Name]: Table<T> };
export const tableNames = Object.keys(tables) as TableFile[];

/** Files that contain questions and answers, one file per theme. */
export const faqFiles = { folder: 'faq', schema: faq };

/** Route of the glossary. The fragment of a link to it is the id of a term. */
export const glossaryPage = '/glossaire';

/** Returns, for a message, the file that contains these ids and the group in this file. */
export function locateIds(of: NamedTable): string {
  if (of === 'comptes') return 'README.md, parmi ce que le site compte';
  const [name = '', group] = of.split('.');
  return `${tables[name as TableFile].file}${group ? `, sous « ${group} »` : ''}`;
}
