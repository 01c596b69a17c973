import { formatDate } from '#src/lib/dates.ts';
import { listLevels } from './collect-figures.ts';
import type { FigureTable } from './figures.ts';
import type { Table, TableFile } from './files.ts';
import { loadSite } from './load.ts';
import { lookUp } from './look-up.ts';
import type { Faq } from './schemas/faq.ts';
import type { Figure } from './schemas/figure-rows.ts';
import { collectClasses, newestYear } from './study.ts';
import { chooseWording } from './wording.ts';

/**
 * Returns how many things of this name the site has, for example `offres`. The tag <Compte> writes
 * the same number in words.
 */
export const count = (of: string): number => lookUp(loadSite().counts, of);

/** Returns the sentence of the tag <Selon> that is true for this publisher. */
export const wording = (id: string): string =>
  chooseWording(lookUp(table('selon').lignes, id), loadSite().values.identity);

/** Returns a table. In its one-line texts, values replace the tags of figures. */
export const table = <T extends TableFile>(name: T): Table<T> => loadSite().tables[name];

export const figure = (from: FigureTable, id: string): Figure =>
  lookUp(loadSite().figures[from], id);

/** Returns a figure as text with its unit. */
export const getFigureText = (from: FigureTable, id: string): string => figure(from, id).texte;

/** Returns the value of a figure as a number, for calculations. */
export const amount = (from: FigureTable, id: string): number => Number(figure(from, id).valeur);

/** Returns an amount that a contract charges to a party, or 0 if the contract names none. */
export const getCharge = (id: string | undefined): number =>
  id === undefined ? 0 : amount('chiffres', id);

/** Returns a value from the table of interface settings, for example a delay. */
export const setting = (id: string) => lookUp(table('interface').lignes, id).valeur;

export const insurer = (id: string) => lookUp(table('assureurs').lignes, id);

/** Returns the date on which the site has recorded the values of all insurers. */
export const gridRecorded = () => formatDate(table('assureurs').releve);

export const marketClasses = () => collectClasses(table('classes'), loadSite().figures);

/** Returns the year of the market study that the site shows. */
export const shownYear = () => newestYear(table('classes'));

/** Returns the maximum amounts that an insurer covers, by level. */
export const capacities = (id: string) => listLevels(insurer(id));

export const guarantee = (id: string) => lookUp(table('garanties').lignes, id);

/** Returns the office plan of an example firm. */
export const plan = (id: string) => lookUp(table('plans').lignes, id);

/** Returns the size in which each plan fits. Plans in frames of this size have the same scale. */
export function getPlanFrame() {
  const plans = Object.values(table('plans').lignes);
  return {
    width: Math.max(...plans.map(({ largeur }) => largeur)),
    height: Math.max(...plans.map(({ profondeur }) => profondeur)),
  };
}

export const term = (id: string) => lookUp(table('glossaire').termes, id);

/** Returns the questions of a page, grouped by theme. */
export const listThemes = (route: string): Faq[] =>
  loadSite().questions.filter(({ page }) => page === route);

export const listQuestions = (route: string) =>
  listThemes(route).flatMap(({ questions }) => questions);
