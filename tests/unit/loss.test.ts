import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guaranteeExample } from '#src/content/stops.ts';
import {
  computeLoss,
  estimateMissedTurnover,
  findLastPaidDay,
  type Situation,
} from '#src/lib/loss/loss.ts';
import { computeShape, type Surface, selectNamedMarks } from '#src/lib/loss/shape.ts';
import { ALWAYS_OPEN, getDailyHours } from '#src/lib/work-week.ts';
import { prescribed } from '../prescribed.ts';
import { always } from '../support/always.ts';
import { readCases } from '../support/cases.ts';

type Case = Record<'ca' | 'marge' | 'arret' | 'plafond', number> & {
  semaine?: Situation['firm']['week'];
} & Partial<Record<'reprise' | 'frais' | 'partis' | 'duree' | 'carence' | 'attente', number>>;
const { cas, epuise } = readCases<{
  cas: (Case & { perdu: number; paye: number; reste: number })[];
  epuise: (Case & { jour?: number })[];
}>('tests/unit/loss.yaml');
const situation = ({
  ca,
  marge,
  arret,
  reprise = 0,
  frais = 0,
  partis = 0,
  duree = 0,
  semaine = ALWAYS_OPEN,
  ...contract
}: Case): Situation => ({
  firm: { sales: ca, margin: marge, week: semaine },
  stop: { days: arret, recovery: reprise, gone: partis, missedFor: duree },
  costs: frais,
  contract: {
    hours: contract.attente ?? contract.carence ?? 0,
    waiting: contract.attente === undefined ? 'carence' : 'attente',
    limit: contract.plafond,
  },
});

describe('calculation of a loss by case', () => {
  test.each(cas)(
    'pays $paye of $perdu for $arret days under $plafond',
    ({ perdu: lost, paye: paid, reste: left, ...given }) =>
      expect(computeLoss(situation(given))).toMatchObject({ lost, paid, left }),
  );

  test.each(epuise)('pays until day $jour for $arret days under $plafond', ({ jour, ...given }) => {
    const last = findLastPaidDay(situation(given), computeLoss(situation(given)));
    expect(last && Math.round(last * 10) / 10).toBe(jour);
  });
});

const integers = (max: number, min = 0) => fc.integer({ min, max });
const hours = integers(400);
const anyCase = fc.record({
  ca: integers(1e9, 1),
  marge: integers(1000).map((tenths) => tenths / 10),
  semaine: fc.oneof(
    fc.constant(ALWAYS_OPEN),
    fc.record({ days: integers(7, 1), opens: integers(23), closes: integers(24, 1) }),
  ),
  arret: integers(730).map((halves) => halves / 2),
  reprise: integers(365),
  partis: integers(100),
  duree: integers(365),
  frais: integers(1e7),
  carence: hours,
  attente: fc.oneof(fc.constant(undefined), hours),
  plafond: integers(1e7, 1),
}) as fc.Arbitrary<Required<Case>>;
const compute = (given: Case) => computeLoss(situation(given));
const isAlwaysOpen = ({ semaine }: Case) => semaine?.days === 7 && getDailyHours(semaine) === 24;
const more = (given: Case, which: Exclude<keyof Case, 'semaine'>, by: number): Case => ({
  ...given,
  [which]: Math.min(
    (given[which] ?? 0) + by,
    ['marge', 'partis'].includes(which) ? 100 : Number.POSITIVE_INFINITY,
  ),
});

describe('calculation of a loss', () => {
  test('divides the loss into paid and left, in whole euros', () =>
    always([anyCase], (all) => {
      const { day: _, ...loss } = compute(all);
      expect(loss.paid + loss.left).toBe(loss.lost);
      expect(loss.retained + loss.gone + loss.over).toBe(loss.left);
      expect(loss.paid).toBeLessThanOrEqual(all.plafond);
      for (const [line, amount] of Object.entries(loss))
        expect([amount >= 0, amount], line).toEqual([true, Math.round(amount)]);
    }));

  test('grows with each part of the loss', () =>
    always(
      [
        anyCase,
        fc.constantFrom('ca', 'marge', 'arret', 'reprise', 'partis', 'duree', 'frais'),
        integers(500, 1),
      ],
      (all, which, by) => {
        const [before, after] = [compute(all), compute(more(all, which, by))];
        const isMoved = ['arret', 'reprise'].includes(which);
        expect(after.paid).toBeGreaterThanOrEqual(before.paid);
        // Excludes a special case: a longer stop moves the days on which clients are lost, and for
        // a firm that closes on some days, the moved days may contain fewer working days.
        if (isMoved)
          expect(after.lost - after.gone).toBeGreaterThanOrEqual(before.lost - before.gone);
        if (!isMoved || isAlwaysOpen(all)) expect(after.lost).toBeGreaterThanOrEqual(before.lost);
      },
    ));

  test('pays less after a longer waiting period, more under a higher limit', () =>
    always([anyCase, integers(500, 1)], (all, by) => {
      const before = compute(all);
      const longer = compute(more(all, all.attente === undefined ? 'carence' : 'attente', by));
      const higher = compute(more(all, 'plafond', by));
      expect(longer.paid).toBeLessThanOrEqual(before.paid);
      expect(higher.paid).toBeGreaterThanOrEqual(before.paid);
      expect([longer.lost, higher.lost]).toEqual([before.lost, before.lost]);
    }));

  test('pays no less under an attente than under a carence', () =>
    always([anyCase, hours], (all, waited) => {
      const { attente: _, ...others } = all;
      const carence = compute({ ...others, carence: waited });
      const attente = compute({ ...others, attente: waited });
      expect(attente.paid).toBeGreaterThanOrEqual(carence.paid);
      if ((all.arret + all.reprise) * 24 <= waited)
        expect([carence.paid, attente.paid]).toEqual([0, 0]);
      else expect(attente.retained).toBe(0);
      expect(compute({ ...others, attente: 0 })).toEqual(compute({ ...others, carence: 0 }));
    }));
});

const area = (surfaces: Surface[]) =>
  surfaces.reduce((sum, points) => {
    const twice = points.reduce((total, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] as readonly [number, number];
      return total + x * nextY - nextX * y;
    }, 0);
    return sum + Math.abs(twice) / 2;
  }, 0);

describe('shape of a loss', () => {
  test('keeps every corner inside the drawing', () =>
    always([anyCase], (all) => {
      const { retained, paid, outside, marks, frame } = computeShape(situation(all), compute(all));
      const corners = [...retained, ...paid, ...outside].flat(2);
      const places = [
        ...corners,
        ...marks.map(({ x }) => x),
        ...(frame ? [frame.from, frame.to] : []),
      ];
      expect(places.filter((place) => !(place >= 0 && place <= 100))).toEqual([]);
    }));

  const lossCases = cas.filter(({ perdu }) => perdu > 500);
  test.each(lossCases)('draws $arret days under $plafond to scale', (given) => {
    const loss = compute(given);
    const { retained, paid, outside } = computeShape(situation(given), loss);
    const whole = area([...retained, ...paid, ...outside]);
    expect(area(paid) / whole).toBeCloseTo(loss.paid / loss.lost, 2);
  });

  test.each([
    [
      [9, 20, 28, 60],
      [9, 28, 60],
    ],
    [[9, 12, 15], [15]],
  ])('labels of the positions %j those at %j', (places, named) =>
    expect(selectNamedMarks(places.map((x) => ({ day: x, x }))).map(({ x }) => x)).toEqual(named),
  );

  test('marks the stop, the recovery and the last day', () => {
    const all = situation(cas[0] as Case);
    const { marks } = computeShape(all, computeLoss(all));
    expect(marks.map(({ day }) => day)).toEqual([0, 10, 30, 60]);
  });
});

describe('missed turnover', () => {
  test('is 33,000 for ten days at 100,000 a month, as specified', () => {
    const { figures } = prescribed;
    const stop = { days: figures['delais/simulateur-arret'], recovery: 0, gone: 0, missedFor: 0 };
    const missed = estimateMissedTurnover(
      { sales: figures['chiffres/simulateur-ventes'] * 12, margin: 0, week: ALWAYS_OPEN },
      stop,
    );
    expect(Math.round(missed / 1000) * 1000).toBe(figures['chiffres/simulateur-perte']);
    expect(guaranteeExample().marge).toBeUndefined();
  });
});
