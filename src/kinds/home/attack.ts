import type { Document } from '#src/content/kinds.ts';
import { plan } from '#src/content/tables.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { computeBill, countWorkingDesks } from '#src/lib/claim.ts';
import { formatNumber, roundToHundredth } from '#src/lib/numbers.ts';
import type { PlanGroup, PlanState } from '#src/ui/charts/plan.tsx';

export type Hours = NonNullable<Document<'pages'>['heures']>;
type Moment = Hours['moments'][number];

const getDay = ({ heures }: Moment) => heures / 24;

/**
 * Returns the name of a moment, and a short one for a phone. Both are the writer's text, or else
 * the day.
 */
function getName(moment: Moment) {
  const day = getDay(moment);
  return {
    long: moment.heure ?? `Jour\u00A0${day}`,
    short: moment.heure ?? `J\u00A0${day}`,
  };
}

/**
 * Calculates each moment of the attack on the home page: which workplaces have stopped, the cost up
 * to this moment, and whether the firm or the insurer pays for the stopped workplaces.
 */
export function buildAttack({ sinistre, plan: id, moments }: Hours) {
  const { firm, stop, spent, lost } = workedClaim(sinistre);
  if (!stop)
    throw new Error(
      `« ${sinistre} » n’est pas un arrêt : l’accueil ne peut pas le montrer heure par heure.`,
    );
  const building = plan(id);
  const desks = building.arrets.flatMap(({ postes }) => postes);
  const isInsured = (hours: number) =>
    hours >= firm.attente && hours <= (stop.days + stop.recovery) * 24;
  const counts = moments.map((moment) =>
    countWorkingDesks(firm.week, stop, desks.length, getDay(moment)),
  );
  // Groups the workplaces that stop or start at the same time. The first one stops when the attack
  // begins.
  const cuts = [...new Set([0, 1, ...counts, desks.length])]
    .filter((cut) => cut <= desks.length)
    .sort((a, b) => a - b);
  const groups: PlanGroup[] = cuts.slice(1).map((cut, rank) => ({
    name: String(cut),
    postes: desks.slice(cuts[rank], cut),
    machines: [],
  }));
  const getState = (rank: number, { heures }: Moment, count: number): PlanState => {
    const first = cuts[rank] ?? 0;
    const isWorking = heures === 0 ? first > 0 : first < count;
    if (isWorking) return 'holds';
    return isInsured(heures) ? 'paid' : 'yours';
  };
  return {
    building,
    groups,
    desks: desks.length,
    lost,
    lastDay: formatNumber(roundToHundredth(Math.max(...moments.map(getDay)))),
    moments: moments.map((moment, rank) => {
      const count = counts[rank] ?? 0;
      const bill = computeBill({ firm, stop, spent, waitingHours: firm.attente }, getDay(moment));
      const states = Object.fromEntries(
        groups.map(({ name }, group) => [name, getState(group, moment, count)]),
      );
      return { ...moment, name: getName(moment), count, bill, states };
    }),
  };
}
