// Legal and contractual deadlines that begin when a firm discovers an incident.
import { findMoments, formatWallTime, getStartOfDay, HOUR_MS } from '#src/lib/clock.ts';
import { addDays } from '#src/lib/dates.ts';
import { listWorkingDays, type PlaceId, places } from '#src/lib/places.ts';

/** Answers of the visitor on which the deadlines depend. */
export type Situation = {
  place: PlaceId;
  /**
   * Kind of incident: « blocage » for blocked files, « intrusion » for a stolen account or leaked
   * data, « virement » for a fraudulent bank transfer without an intrusion.
   */
  incident: 'blocage' | 'intrusion' | 'virement';
  personalData: 'oui' | 'non' | 'inconnu';
  /** Working days that the contract allows for the notification of the insurer. */
  workingDays: number;
  /**
   * True for banks, insurers, payment and investment firms, because the regulation DORA applies to
   * them.
   */
  isFinancial: boolean;
};

/** Length of each legal deadline in hours, from the tables of the content. */
export type Rules = {
  complaint: number;
  authority: number;
  dora: number;
  nis2: { isInForce: boolean; hours: number };
};

export type ClockId = 'plainte' | 'cnil' | 'assureur' | 'dora' | 'nis2';

/**
 * Deadline that ends at a moment or, for the insurer, at the end of a day. `isCertain` is false if
 * the answers do not say whether this deadline applies. The page then shows it as a precaution.
 */
export type Deadline = {
  clock: ClockId;
  start: number;
  end: number;
  isCertain: boolean;
  days?: string[];
};

export function listDeadlines(discovered: number, situation: Situation, rules: Rules): Deadline[] {
  const { incident, personalData, workingDays, place, isFinancial } = situation;
  const { timeZone } = places[place];
  const after = (clock: ClockId, hours: number, isCertain: boolean): Deadline => ({
    clock,
    start: discovered,
    end: discovered + hours * HOUR_MS,
    isCertain,
  });
  const day = formatWallTime(discovered, timeZone).slice(0, 10);
  const days = listWorkingDays(day, workingDays, place);
  const lastDay = days.at(-1) ?? day;
  return [
    // Article L12-10-1 of the insurance code covers intrusions only (penal code, articles 323-1 to
    // 323-3-1). It does not cover a fraud without an intrusion.
    ...(incident === 'virement' ? [] : [after('plainte', rules.complaint, true)]),
    ...(personalData === 'non' ? [] : [after('cnil', rules.authority, personalData === 'oui')]),
    ...(isFinancial ? [after('dora', rules.dora, false)] : []),
    ...(rules.nis2.isInForce ? [after('nis2', rules.nis2.hours, false)] : []),
    {
      clock: 'assureur',
      start: getStartOfDay(addDays(day, 1), timeZone),
      end: getStartOfDay(addDays(lastDay, 1), timeZone),
      isCertain: true,
      days,
    },
  ];
}

export const MIN_DELAY_DAYS = 5;
export const MAX_DELAY_DAYS = 60;
const FIRST_DAY = '2000-01-01';

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Answer that is wrong. « heure » is also wrong if daylight saving skips this hour. */
export type Problem = 'jour' | 'heure' | 'futur' | 'delai';

/**
 * Converts a local day and time to a moment. In the hour that daylight saving repeats, takes the
 * first moment, because a firm that meets the earlier deadline also meets the later one.
 */
export function parseDiscovery(day: string, time: string, place: PlaceId, now: number) {
  if (!isDay(day) || day < FIRST_DAY) return 'jour';
  const [moment] = isTime(time) ? findMoments(`${day}T${time}`, places[place].timeZone) : [];
  if (moment === undefined) return 'heure';
  return moment > now ? 'futur' : moment;
}

export const isDelay = (workingDays: number): boolean =>
  Number.isInteger(workingDays) && workingDays >= MIN_DELAY_DAYS && workingDays <= MAX_DELAY_DAYS;
