import { formatWallTime } from '#src/lib/clock.ts';
import { formatDate } from '#src/lib/dates.ts';
import { MAX_DELAY_DAYS, MIN_DELAY_DAYS, type Problem } from '#src/lib/deadlines/deadlines.ts';
import { NO_BREAK_SPACE } from '#src/lib/numbers.ts';

/**
 * Names of the days. Does not use Intl.DateTimeFormat, because creating one takes as long as
 * starting React on a slow phone.
 */
const dayNames = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');

export const dayName = (iso: string) => dayNames[new Date(iso).getUTCDay()] ?? '';
/** Formats a day: « lundi 9 novembre 2026 ». */
export const longDay = (iso: string) => `${dayName(iso)} ${formatDate(iso)}`;
/** Formats a day without its year: « lundi 9 novembre ». */
export const dayAndMonth = (iso: string) => longDay(iso).replace(/ \d{4}$/, '');
/** Formats a day without month and year: « lundi 9 ». */
export const shortDay = (iso: string) => `${dayName(iso)}${NO_BREAK_SPACE}${Number(iso.slice(8))}`;

/** Formats a time: « 18 h 40 ». */
function clockTime(wall: string): string {
  const [hours, minutes] = wall.slice(11).split(':');
  return `${Number(hours)}${NO_BREAK_SPACE}h${minutes === '00' ? '' : `${NO_BREAK_SPACE}${minutes}`}`;
}

export const splitMoment = (moment: number, timeZone: string) => {
  const wall = formatWallTime(moment, timeZone);
  return { day: wall.slice(0, 10), time: clockTime(wall) };
};

/** Formats a duration: « 57 h 25 min », or whole days if it is four days or more. */
export function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours >= 96) return `${Math.floor(hours / 24).toLocaleString('fr-FR')}${NO_BREAK_SPACE}jours`;
  const rest = minutes % 60;
  if (hours === 0) return `${rest}${NO_BREAK_SPACE}min`;
  return rest === 0
    ? `${hours}${NO_BREAK_SPACE}h`
    : `${hours}${NO_BREAK_SPACE}h${NO_BREAK_SPACE}${rest}${NO_BREAK_SPACE}min`;
}

export const problemText: Record<Problem, string> = {
  jour: 'Indiquez le jour où quelqu’un de l’entreprise a su, comme 06/11/2026.',
  heure: 'Indiquez l’heure, même approchée : 18:40, par exemple.',
  futur: 'Ce moment n’est pas encore passé. Écrivez celui où quelqu’un de l’entreprise a su.',
  delai:
    `Écrivez un nombre de jours de ${MIN_DELAY_DAYS} à ${MAX_DELAY_DAYS}. La loi n’admet pas ` +
    `moins de ${MIN_DELAY_DAYS} jours ouvrés : si votre contrat dit moins, elle l’emporte.`,
};
