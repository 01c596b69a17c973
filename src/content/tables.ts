import { formatDate } from '#src/lib/dates.ts';
import { type FigureTable, figureText, listLevels } from './figures.ts';
import { type Table, type TableFile, tables } from './files.ts';
import { loadSite } from './load.ts';
import { lookUp } from './look-up.ts';
import { collectClasses } from './market-classes.ts';
import type { Faq } from './schemas/faq.ts';
import type { Figure } from './schemas/figure-rows.ts';
import { newestYear } from './study.ts';

/** The number that <Compte> writes. */
export const count = (of: string): number => lookUp(loadSite().counts, of, 'README.md');

/** The text of <Selon> for this publisher. */
export const wording = (id: string): string => loadSite().getWording(id);

/** A table of content/tables, its lines written out. */
export const table = <T extends TableFile>(name: T): Table<T> => loadSite().tables[name];

/** A number of the site. */
export const figure = (from: FigureTable, id: string): Figure =>
  lookUp(loadSite().figures[from], id, tables[from].file);

/** The text of a figure, with its unit. */
export const written = (from: FigureTable, id: string): string => figureText(figure(from, id));

/** The same as one calculates with it. */
export const amount = (from: FigureTable, id: string): number => Number(figure(from, id).valeur);

/** A threshold or a choice of the interface. */
export const setting = (id: string) =>
  lookUp(table('interface').lignes, id, tables.interface.file).valeur;

/** A company of the site. */
export const insurer = (id: string) => lookUp(table('assureurs').lignes, id, tables.assureurs.file);

/** When the grid of all companies was recorded. */
export const gridRecorded = () => formatDate(table('assureurs').releve);

export const marketClasses = () => collectClasses(table('classes'), loadSite().figures);

/** The year of the study that the site shows. */
export const shownYear = () => newestYear(table('classes'));

/** The capacities of an insurer. */
export const capacities = (id: string) =>
  listLevels(lookUp(table('capacites').assureurs, id, tables.capacites.file), insurer(id));

/** A guarantee of the comparison. */
export const guarantee = (id: string) =>
  lookUp(table('garanties').lignes, id, tables.garanties.file);

/** The floor plan of an example firm. */
export const plan = (id: string) => lookUp(table('plans').lignes, id, tables.plans.file);

/** A word of the trade. */
export const term = (id: string) => lookUp(table('glossaire').termes, id, tables.glossaire.file);

/** The questions of a page, by theme. */
export const faqOf = (route: string): Faq[] =>
  loadSite().questions.filter(({ page }) => page === route);

export const questionsOf = (route: string) => faqOf(route).flatMap(({ questions }) => questions);
