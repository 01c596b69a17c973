import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guaranteeExample } from '#src/content/stops.ts';
import {
  computeLoss,
  estimateMissedTurnover,
  findLastPaidDay,
  roundAmounts,
  type Situation,
} from '#src/lib/loss/loss.ts';
import { computeShape, type Surface, selectNamedMarks } from '#src/lib/loss/shape.ts';
import { ALWAYS_OPEN } from '#src/lib/work-week.ts';
import { prescribed } from '../prescribed.ts';
import { always } from '../support/always.ts';
import { readCases } from '../support/cases.ts';

type Case = Record<'ca' | 'marge' | 'arret' | 'plafond', number> &
  Partial<Record<'reprise' | 'frais' | 'partis' | 'duree' | 'carence' | 'attente', number>>;
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
  ...contract
}: Case): Situation => ({
  firm: { sales: ca, margin: marge, week: ALWAYS_OPEN },
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
    ({ perdu, paye, reste, ...anyParts }) => {
      expect(computeLoss(situation(anyParts))).toMatchObject({
        lost: perdu,
        paid: paye,
        left: reste,
      });
    },
  );

  test.each(epuise)(
    'pays until day $jour for $arret days under $plafond',
    ({ jour, ...anyParts }) => {
      const last = findLastPaidDay(situation(anyParts), computeLoss(situation(anyParts)));
      expect(last && Math.round(last * 10) / 10).toBe(jour);
    },
  );
});

const integers = (max: number, min = 0) => fc.integer({ min, max });
const parts = {
  sales: integers(1e9, 1),
  margin: integers(1000).map((tenths) => tenths / 10),
  week: fc.oneof(
    fc.constant(ALWAYS_OPEN),
    fc.record({ days: integers(7, 1), opens: integers(23), closes: integers(24, 1) }),
  ),
  days: integers(730).map((halves) => halves / 2),
  recovery: integers(365),
  gone: integers(100),
  missedFor: integers(365),
  costs: integers(1e7),
  hours: integers(400),
  waiting: fc.constantFrom('carence' as const, 'attente' as const),
  limit: integers(1e7, 1),
};
type Parts = {
  [Key in keyof typeof parts]: (typeof parts)[Key] extends fc.Arbitrary<infer Value>
    ? Value
    : never;
};
const anyParts = fc.record(parts) as fc.Arbitrary<Parts>;
const of = ({
  sales,
  margin,
  week,
  days,
  recovery,
  gone,
  missedFor,
  costs,
  hours,
  waiting,
  limit,
}: Parts): Situation => ({
  firm: { sales, margin, week },
  stop: { days, recovery, gone, missedFor },
  costs,
  contract: { hours, waiting, limit },
});
const isAlwaysOpen = ({ week }: Parts) => week.days === 7 && week.opens === 0 && week.closes === 24;
const LIMITS: Partial<Record<keyof Parts, number>> = { margin: 100, gone: 100 };
const more = (
  before: Parts,
  which: Exclude<keyof Parts, 'waiting' | 'week'>,
  by: number,
): Parts => ({
  ...before,
  [which]: Math.min(before[which] + by, LIMITS[which] ?? Number.POSITIVE_INFINITY),
});

describe('calculation of a loss', () => {
  test('divides the loss into paid and left, in whole euros', () =>
    always([anyParts], (all) => {
      const { day: _, ...loss } = computeLoss(of(all));
      expect(loss.paid + loss.left).toBe(loss.lost);
      expect(loss.retained + loss.gone + loss.over).toBe(loss.left);
      expect(loss.paid).toBeLessThanOrEqual(all.limit);
      for (const [line, amount] of Object.entries(loss))
        expect([amount >= 0, amount], line).toEqual([true, Math.round(amount)]);
      const { lost, paid, left } = roundAmounts(loss);
      expect(paid + left).toBe(lost);
      expect(left).toBeGreaterThanOrEqual(0);
      for (const off of [lost - loss.lost, paid - loss.paid])
        expect(Math.abs(off)).toBeLessThanOrEqual(loss.lost < 1000 ? 5 : 50);
    }));

  test('grows with each part of the loss', () =>
    always(
      [
        anyParts,
        fc.constantFrom('sales', 'margin', 'days', 'recovery', 'gone', 'missedFor', 'costs'),
        integers(500, 1),
      ],
      (all, which, by) => {
        const [before, after] = [computeLoss(of(all)), computeLoss(of(more(all, which, by)))];
        const isMoved = ['days', 'recovery'].includes(which);
        expect(after.paid).toBeGreaterThanOrEqual(before.paid);
        // Excludes a special case: a longer stop moves the days on which clients are lost, and for
        // a firm that closes on some days, the moved days may contain fewer working days.
        if (isMoved)
          expect(after.lost - after.gone).toBeGreaterThanOrEqual(before.lost - before.gone);
        if (!isMoved || isAlwaysOpen(all)) expect(after.lost).toBeGreaterThanOrEqual(before.lost);
      },
    ));

  test('pays less after a longer waiting period', () =>
    always([anyParts, integers(500, 1)], (all, by) => {
      const before = computeLoss(of(all));
      const [longer, higher] = [
        computeLoss(of(more(all, 'hours', by))),
        computeLoss(of(more(all, 'limit', by))),
      ];
      expect(longer.paid).toBeLessThanOrEqual(before.paid);
      expect(higher.paid).toBeGreaterThanOrEqual(before.paid);
      expect([longer.lost, higher.lost]).toEqual([before.lost, before.lost]);
    }));

  test('pays no less under an attente than under a carence', () =>
    always([anyParts], (all) => {
      const under = (waiting: Parts['waiting'], hours = all.hours) =>
        computeLoss(of({ ...all, waiting, hours }));
      const [carence, attente] = [under('carence'), under('attente')];
      expect(attente.paid).toBeGreaterThanOrEqual(carence.paid);
      if ((all.days + all.recovery) * 24 <= all.hours)
        expect([carence.paid, attente.paid]).toEqual([0, 0]);
      else expect(attente.retained).toBe(0);
      expect(under('attente', 0)).toEqual(under('carence', 0));
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
    always([anyParts], (all) => {
      const { retained, paid, outside, marks, frame } = computeShape(of(all), computeLoss(of(all)));
      const corners = [...retained, ...paid, ...outside].flat(2);
      const places = [
        ...corners,
        ...marks.map(({ x }) => x),
        ...(frame ? [frame.from, frame.to] : []),
      ];
      expect(places.filter((place) => !(place >= 0 && place <= 100))).toEqual([]);
    }));

  test('draws surfaces to scale', () => {
    const usual = {
      ...parts,
      sales: integers(5_000_000, 100_000),
      margin: integers(100, 20),
      days: integers(20, 3),
      recovery: integers(30),
      missedFor: integers(60),
      costs: integers(200_000),
      hours: integers(60),
      limit: integers(500_000, 1000),
    };
    always([fc.record(usual) as fc.Arbitrary<Parts>], (all) => {
      const loss = computeLoss(of(all));
      const { retained, paid, outside } = computeShape(of(all), loss);
      const whole = area([...retained, ...paid, ...outside]);
      expect(Math.abs(area(paid) / whole - loss.paid / loss.lost)).toBeLessThan(0.01);
    });
  });

  test.each([
    [
      [9, 20, 28, 60],
      [9, 28, 60],
    ],
    [
      [9, 50, 60],
      [9, 60],
    ],
    [[9, 12, 15], [15]],
    [
      [9, 23, 37, 51],
      [9, 23, 37, 51],
    ],
  ])('labels of the positions %j those at %j', (places, named) =>
    expect(selectNamedMarks(places.map((x) => ({ day: x, x }))).map(({ x }) => x)).toEqual(named),
  );

  test('marks the stop, the recovery and the last day', () => {
    const all = situation({
      ca: 3_650_000,
      marge: 40,
      arret: 10,
      reprise: 20,
      partis: 5,
      duree: 30,
      carence: 24,
      plafond: 600_000,
    });
    expect(computeShape(all, computeLoss(all)).marks.map(({ day }) => day)).toEqual([
      0, 10, 30, 60,
    ]);
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
