export const months =
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** Formats a day: « 2026-11-01 » becomes « 1er novembre 2026 ». */
export function formatDate(iso: string): string {
  const [year, month = 1, day = 1] = iso.split('-').map(Number);
  return `${day === 1 ? '1er' : day}\u00A0${months[month - 1]} ${year}`;
}

/** Formats a month: « 2026-11-01 » becomes « novembre 2026 ». */
export function formatMonth(iso: string): string {
  const [year, month = 1] = iso.split('-').map(Number);
  return `${months[month - 1]} ${year}`;
}

/** Formats the date of an event. The day, or the day and the month, may be unknown. */
export const formatIncidentDate = (iso: string): string =>
  iso.length === 10 ? formatDate(iso) : formatDocumentDate(iso);

/** Formats the date of a document: « novembre 2026 » or « 2021 ». */
const formatDocumentDate = (date: string | number): string =>
  /^\d{4}-/.test(String(date)) ? formatMonth(String(date)) : String(date);

type Dated = { date?: string | number | undefined; verifie: string };

export const getYear = ({ date }: Pick<Dated, 'date'>): string | undefined =>
  /^\d{4}/.exec(String(date))?.[0];

/**
 * Formats the date of a source. If the document has no date, formats the year of its last check: «
 * vu en 2026 ». The footer explains these words.
 */
export const formatSourceDate = (source: Dated): string =>
  getYear(source) ? formatDocumentDate(source.date ?? '') : `vu en ${source.verifie.slice(0, 4)}`;

/** Formats a day in digits: « 2025-07-17 » becomes « 17/07/2025 ». */
export const formatShortDate = (iso: string) => iso.split('-').reverse().join('/');

const DAY_MS = 86_400_000;

export const addDays = (iso: string, count: number): string =>
  new Date(Date.parse(iso) + count * DAY_MS).toISOString().slice(0, 10);

/** Returns the day of the week, where 0 is Sunday. */
export const getWeekday = (iso: string) => new Date(iso).getUTCDay();

export function addMonths(iso: string, count: number): string {
  const date = new Date(`${iso}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 10);
}
