// The clocks that run from the moment at which a firm knows of an incident, each with its end.
import { hour, momentsOf, startOfDay, wallTime } from '#src/lib/clock.ts';
import { addDays, type PlaceId, places, workingDaysAfter } from '#src/lib/places.ts';

/** What the answers do not leave open. */
export type Situation = {
  place: PlaceId;
  /**
   * Files blocked; an account taken over or data out; money sent to a forger without anyone
   * breaking in.
   */
  incident: 'blocage' | 'intrusion' | 'virement';
  personalData: 'oui' | 'non' | 'inconnu';
  /** Days that the contract leaves to declare. */
  workingDays: number;
  /** A bank, an insurer, a firm for payments or investments: DORA holds for it. */
  isFinancial: boolean;
};

/** Hours by law, and whether the transposition of NIS 2 is in force: from the tables. */
export type Rules = {
  complaint: number;
  authority: number;
  dora: number;
  nis2: { isInForce: boolean; hours: number };
};

export type ClockId = 'plainte' | 'cnil' | 'assureur' | 'dora' | 'nis2';

/**
 * A deadline that ends at a moment or, for the insurer, with a day. `isCertain` is false for what
 * is to be kept as long as one does not know.
 */
export type Deadline = {
  clock: ClockId;
  start: number;
  end: number;
  isCertain: boolean;
  days?: string[];
};

export function deadlines(discovered: number, situation: Situation, rules: Rules): Deadline[] {
  const { incident, personalData, workingDays, place, isFinancial } = situation;
  const { timeZone } = places[place];
  const after = (clock: ClockId, hours: number, isCertain: boolean): Deadline => ({
    clock,
    start: discovered,
    end: discovered + hours * hour,
    isCertain,
  });
  const day = wallTime(discovered, timeZone).slice(0, 10);
  const days = workingDaysAfter(day, workingDays, place);
  const lastDay = days.at(-1) ?? day;
  return [
    // L12-10-1 names break-ins (penal code, 323-1 to 323-3-1), and no fraud without one.
    ...(incident === 'virement' ? [] : [after('plainte', rules.complaint, true)]),
    ...(personalData === 'non' ? [] : [after('cnil', rules.authority, personalData === 'oui')]),
    ...(isFinancial ? [after('dora', rules.dora, false)] : []),
    ...(rules.nis2.isInForce ? [after('nis2', rules.nis2.hours, false)] : []),
    {
      clock: 'assureur',
      start: startOfDay(addDays(day, 1), timeZone),
      end: startOfDay(addDays(lastDay, 1), timeZone),
      isCertain: true,
      days,
    },
  ];
}

export const shortestDelay = 5;
export const longestDelay = 60;
const earliest = '2000-01-01';

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * The moment that a day and a time of the wall mean. In the hour that comes twice it is the first:
 * whoever keeps the earlier date keeps the later one too.
 */
export function discoveryOf(day: string, time: string, place: PlaceId, now: number) {
  if (!day) return 'jour-absent';
  if (!isDay(day)) return 'jour-faux';
  if (day < earliest) return 'jour-ancien';
  if (!isTime(time)) return 'heure-absente';
  const [moment, again] = momentsOf(`${day}T${time}`, places[place].timeZone);
  if (moment === undefined) return 'heure-inexistante';
  return moment > now ? 'futur' : { moment, isTwice: again !== undefined };
}

export function delayProblem(workingDays: number) {
  if (!Number.isInteger(workingDays) || workingDays < shortestDelay) return 'delai-court';
  return workingDays > longestDelay ? 'delai-long' : undefined;
}

/** What is wrong with an answer. */
export type Problem = Extract<ReturnType<typeof discoveryOf | typeof delayProblem>, string>;
