import type { z } from 'zod';
import { upperFirst } from '#src/lib/letters.ts';
import { contrats } from './schemas/contracts.ts';
import { facsimiles } from './schemas/facsimile-table.ts';
import { faq } from './schemas/faq.ts';
import { figures, sources } from './schemas/figure-rows.ts';
import { site } from './schemas/identity.ts';
import { contacts, horloges, sinistres } from './schemas/incident-tables.ts';
import { assureurs, capacites, faits, garanties } from './schemas/insurer-tables.ts';
import { plans } from './schemas/plan-table.ts';
import { classes, estimateur, tailles } from './schemas/price-tables.ts';
import { questionnaire } from './schemas/questionnaire-table.ts';
import { lecture } from './schemas/reading-grid.ts';
import { interface_, redirections } from './schemas/setting-tables.ts';
import { glossaire, selon, synonymes } from './schemas/wording-tables.ts';

/** The tables of content/ with their schemas. */
export const tables = {
  site: { file: 'site.yaml', schema: site },
  assureurs: { file: 'tables/assureurs.yaml', schema: assureurs },
  capacites: { file: 'tables/capacites.yaml', schema: capacites },
  chiffres: {
    file: 'tables/chiffres.yaml',
    schema: figures('Les statistiques et ordres de grandeur, par identifiant.'),
  },
  classes: { file: 'tables/classes.yaml', schema: classes },
  contacts: { file: 'tables/contacts.yaml', schema: contacts },
  contrats: { file: 'tables/contrats.yaml', schema: contrats },
  delais: {
    file: 'tables/delais.yaml',
    schema: figures('Les délais et les durées, par identifiant.'),
  },
  estimateur: { file: 'tables/estimateur.yaml', schema: estimateur },
  facsimiles: { file: 'tables/facsimiles.yaml', schema: facsimiles },
  faits: { file: 'tables/faits.yaml', schema: faits },
  garanties: { file: 'tables/garanties.yaml', schema: garanties },
  glossaire: { file: 'tables/glossaire.yaml', schema: glossaire },
  horloges: { file: 'tables/horloges.yaml', schema: horloges },
  interface: { file: 'tables/interface.yaml', schema: interface_ },
  lecture: { file: 'tables/lecture.yaml', schema: lecture },
  plafonds: {
    file: 'tables/plafonds.yaml',
    schema: figures('Les plafonds et les franchises, par identifiant.'),
  },
  plans: { file: 'tables/plans.yaml', schema: plans },
  prix: { file: 'tables/prix.yaml', schema: figures('Les prix et remises, par identifiant.') },
  questionnaire: { file: 'tables/questionnaire.yaml', schema: questionnaire },
  redirections: { file: 'tables/redirections.yaml', schema: redirections },
  selon: { file: 'tables/selon.yaml', schema: selon },
  sinistres: { file: 'tables/sinistres.yaml', schema: sinistres },
  sources: { file: 'tables/sources.yaml', schema: sources },
  synonymes: { file: 'tables/synonymes.yaml', schema: synonymes },
  tailles: { file: 'tables/tailles.yaml', schema: tailles },
} satisfies Record<string, { file: string; schema: z.ZodObject }>;

export type TableFile = keyof typeof tables;
export type Table<T extends TableFile> = z.infer<(typeof tables)[T]['schema']>;
export type Tables<Name extends TableFile> = { [T in Name]: Table<T> };
export const tableNames = Object.keys(tables) as TableFile[];

/** Returns contentlayer's document type of a table. */
export const tableType = (name: string) => `Table${upperFirst(name)}`;

/** Returns the name of the JSON Schema for a YAML file. */
export const schemaName = (file: string) =>
  tableNames.find((name) => file.endsWith(`/${tables[name].file}`) || tables[name].file === file) ??
  faqFiles.folder;

/** Files with questions, one per theme. */
export const faqFiles = { folder: 'faq', schema: faq, type: 'Faq' };
export const holdsQuestions = (file: string) => file.startsWith(`content/${faqFiles.folder}/`);

/** Page that defines the technical terms. The fragment of a link is the id of a term. */
export const glossaryPage = '/glossaire';
