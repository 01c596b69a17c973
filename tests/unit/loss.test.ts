import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { allOf } from '#src/content/documents.ts';
import { guaranteeExample, stopExamples } from '#src/content/stops.ts';
import { figure } from '#src/content/tables.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { lastPaidDay, missedTurnover, phases, rounded, type Situation, workLoss } from '#src/domain/loss/loss.ts';
import { type Field, fieldNames, fields, queryOf, readNumber } from '#src/domain/loss/loss-input.ts';
import { namedOf, type Surface, shapeOf } from '#src/domain/loss/shape.ts';
import { clause, letter, problemText } from '#src/features/loss/loss-sentences.ts';
import {
  type Example,
  parseTypedLoss,
  problemsOf,
  situationOf,
  turnoverClass,
  typedLossOf,
  withTyped,
} from '#src/features/loss/typed-loss.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { prescribed } from '../prescribed.ts';

type Case = {
  ca: number;
  marge: number;
  arret: number;
  reprise?: number;
  frais?: number;
  partis?: number;
  duree?: number;
  carence?: number;
  attente?: number;
  plafond: number;
};
const { cas, epuise } = parse(readFileSync(inRoot('tests/unit/loss.yaml'), 'utf8')) as {
  cas: (Case & { perdu: number; paye: number; reste: number })[];
  epuise: (Case & { jour?: number })[];
};

const situation = ({ ca, marge, arret, reprise = 0, frais = 0, partis = 0, duree = 0, ...contract }: Case): Situation => ({
  firm: { sales: ca, margin: marge },
  stop: { days: arret, recovery: reprise, gone: partis, missedFor: duree },
  costs: frais,
  contract: {
    hours: contract.attente ?? contract.carence ?? 0,
    waiting: contract.attente === undefined ? 'carence' : 'attente',
    limit: contract.plafond,
  },
});
const name = ({ arret, reprise = 0, carence, attente, plafond }: Case) =>
  `${arret} + ${reprise} days, ${attente === undefined ? `carence ${carence}` : `attente ${attente}`} h, ceiling ${plafond}`;

test('there are forty cases and more', () => expect(cas.length).toBeGreaterThanOrEqual(40));

test.each(cas.map((each) => [name(each), each] as const))('%s', (_, { perdu, paye, reste, ...given }) => {
  expect(workLoss(situation(given))).toMatchObject({ lost: perdu, paid: paye, left: reste });
});

test.each(epuise.map((each) => [name(each), each] as const))('the last day that is paid: %s', (_, { jour, ...given }) => {
  const last = lastPaidDay(situation(given), workLoss(situation(given)));
  expect(last && Math.round(last * 10) / 10).toBe(jour);
});

const parts = {
  sales: fc.integer({ min: 1, max: 1e9 }),
  margin: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  days: fc.integer({ min: 0, max: 730 }).map((halves) => halves / 2),
  recovery: fc.integer({ min: 0, max: 365 }),
  gone: fc.integer({ min: 0, max: 100 }),
  missedFor: fc.integer({ min: 0, max: 365 }),
  costs: fc.integer({ min: 0, max: 1e7 }),
  hours: fc.integer({ min: 0, max: 400 }),
  waiting: fc.constantFrom('carence' as const, 'attente' as const),
  limit: fc.integer({ min: 1, max: 1e7 }),
};
type Parts = { [Key in keyof typeof parts]: (typeof parts)[Key] extends fc.Arbitrary<infer Value> ? Value : never };
const given = fc.record(parts) as fc.Arbitrary<Parts>;
const of = ({ sales, margin, days, recovery, gone, missedFor, costs, hours, waiting, limit }: Parts): Situation => ({
  firm: { sales, margin },
  stop: { days, recovery, gone, missedFor },
  costs,
  contract: { hours, waiting, limit },
});
const most: Partial<Record<keyof Parts, number>> = { margin: 100, gone: 100 };
const more = (before: Parts, which: Exclude<keyof Parts, 'waiting'>, by: number): Parts => ({
  ...before,
  [which]: Math.min(before[which] + by, most[which] ?? Number.POSITIVE_INFINITY),
});

describe('whatever happens', () => {
  test('paid and left are all that is lost, also where it is rounded; the ceiling holds', () => {
    fc.assert(
      fc.property(given, (all) => {
        const loss = workLoss(of(all));
        expect(loss.paid + loss.left).toBe(loss.lost);
        expect(loss.retained + loss.gone + loss.over).toBe(loss.left);
        expect(loss.paid).toBeGreaterThanOrEqual(0);
        expect(loss.paid).toBeLessThanOrEqual(all.limit);
        for (const line of [loss.stopped, loss.recovering, loss.costs, loss.gone, loss.retained, loss.over, loss.left])
          expect(line).toBeGreaterThanOrEqual(0);
        const { lost, paid, left } = rounded(loss);
        expect(paid + left).toBe(lost);
        expect(left).toBeGreaterThanOrEqual(0);
        for (const [shown, exact] of [
          [lost, loss.lost],
          [paid, loss.paid],
        ] as const)
          expect(Math.abs(shown - exact)).toBeLessThanOrEqual(loss.lost < 1000 ? 5 : 50);
      }),
    );
  });

  test('more of anything that is lost never costs less, and never has less paid', () => {
    const rising = ['sales', 'margin', 'days', 'recovery', 'gone', 'missedFor', 'costs'] as const;
    fc.assert(
      fc.property(given, fc.constantFrom(...rising), fc.integer({ min: 1, max: 500 }), (all, which, by) => {
        const [before, after] = [workLoss(of(all)), workLoss(of(more(all, which, by)))];
        expect(after.lost).toBeGreaterThanOrEqual(before.lost);
        expect(after.paid).toBeGreaterThanOrEqual(before.paid);
      }),
      { numRuns: 1000 },
    );
  });

  test('a longer waiting period never has more paid, a higher ceiling never less; neither changes what is lost', () => {
    fc.assert(
      fc.property(given, fc.integer({ min: 1, max: 500 }), (all, by) => {
        const before = workLoss(of(all));
        const [longer, higher] = [workLoss(of(more(all, 'hours', by))), workLoss(of(more(all, 'limit', by)))];
        expect(longer.paid).toBeLessThanOrEqual(before.paid);
        expect(higher.paid).toBeGreaterThanOrEqual(before.paid);
        expect([longer.lost, higher.lost]).toEqual([before.lost, before.lost]);
      }),
    );
  });

  test('an attente never pays less than a carence of as many hours; within it neither pays, without hours they are one', () => {
    fc.assert(
      fc.property(given, (all) => {
        const [carence, attente] = (['carence', 'attente'] as const).map((waiting) => workLoss(of({ ...all, waiting })));
        expect(attente?.paid).toBeGreaterThanOrEqual(carence?.paid as number);
        if ((all.days + all.recovery) * 24 <= all.hours) expect([carence?.paid, attente?.paid]).toEqual([0, 0]);
        else expect(attente?.retained).toBe(0);
        const none = { ...all, hours: 0 };
        expect(workLoss(of({ ...none, waiting: 'attente' }))).toEqual(workLoss(of({ ...none, waiting: 'carence' })));
      }),
    );
  });

  test('the table of the drawing adds up to the same, moment by moment', () => {
    fc.assert(
      fc.property(given, (all) => {
        const loss = workLoss(of(all));
        const moments = Object.values(phases(of(all), loss));
        const sum = (which: 'lost' | 'paid') => moments.reduce((total, moment) => total + moment[which], 0);
        expect([sum('lost'), sum('paid')]).toEqual([loss.lost, loss.paid]);
        for (const { lost, paid } of moments) {
          expect(paid).toBeGreaterThanOrEqual(0);
          expect(paid).toBeLessThanOrEqual(lost);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** A day of its margin is 4,000. */
const first: Example = {
  id: 'atelier',
  name: 'Un atelier',
  values: {
    ca: 3_650_000,
    marge: 40,
    arret: 10,
    reprise: 20,
    frais: 31_000,
    partis: 5,
    duree: 30,
    delai: 24,
    plafond: 600_000,
  },
};
const { marge: _, ...toFill } = first.values;
const last: Example = { id: 'etal', name: 'Un étal', values: { ...toFill, ca: 1_825_000 } };
const examples = [first, { ...first, id: 'quai', values: { ...first.values, arret: 5 } }, last];

/** The first example, with other answers. */
const typed = (answers: Record<string, string>) =>
  situationOf(
    Object.entries(answers).reduce((before, [name, text]) => withTyped(before, name as Field, text), typedLossOf(first)),
  );

describe('answers with cents', () => {
  test('costs of 44,140.08 are no euro over a ceiling that they do not reach', () => {
    const all = typed({ ca: '1 825 000', marge: '90', arret: '10', reprise: '13', partis: '10', duree: '30', frais: '44140,08' });
    // 4,500 a day: ten days and 55 % of thirteen, 32,175; one day retained, three gone.
    expect(workLoss(all)).toMatchObject({ costs: 44_140, over: 0, paid: 116_815, left: 18_000, lost: 134_815 });
  });

  test('every line is in whole euros, as it is shown, and they add up', () => {
    const cents = (most: number, least = 0) =>
      fc.integer({ min: least * 100, max: most * 100 }).map((value) => String(value / 100).replace('.', ','));
    const answers = fc.record({
      ca: cents(10_000_000, 1),
      marge: cents(100),
      arret: cents(365),
      reprise: cents(365),
      frais: cents(1_000_000),
      partis: cents(100),
      duree: cents(365),
      delai: cents(400),
      plafond: cents(2_000_000, 1),
    });
    fc.assert(
      fc.property(answers, (all) => {
        const { day: _, ...lines } = workLoss(typed(all));
        for (const [line, amount] of Object.entries(lines)) expect(amount, line).toBe(Math.round(amount));
        expect(lines.retained + lines.gone + lines.over).toBe(lines.left);
      }),
      { numRuns: 500 },
    );
  });
});

const area = (surfaces: Surface[]) =>
  surfaces.reduce((sum, points) => {
    const twice = points.reduce((total, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] as readonly [number, number];
      return total + x * nextY - nextX * y;
    }, 0);
    return sum + Math.abs(twice) / 2;
  }, 0);

describe('the drawing', () => {
  test('every corner is within it', () => {
    fc.assert(
      fc.property(given, (all) => {
        const { retained, paid, outside, marks, frame } = shapeOf(of(all), workLoss(of(all)));
        const corners = [...retained, ...paid, ...outside].flat(2);
        const places = [...corners, ...marks.map(({ x }) => x), ...(frame ? [frame.from, frame.to] : [])];
        expect(places.filter((place) => !(place >= 0 && place <= 100))).toEqual([]);
      }),
    );
  });

  test('surfaces are to scale: what is paid takes of the drawing the part that it takes of the loss', () => {
    const upTo = (max: number, min = 0) => fc.integer({ min, max });
    const usual = fc.record({
      ...parts,
      sales: upTo(5_000_000, 100_000),
      margin: upTo(100, 20),
      days: upTo(20, 3),
      recovery: upTo(30),
      missedFor: upTo(60),
      costs: upTo(200_000),
      hours: upTo(60),
      limit: upTo(500_000, 1000),
    });
    fc.assert(
      fc.property(usual as fc.Arbitrary<Parts>, (all) => {
        const loss = workLoss(of(all));
        const { retained, paid, outside } = shapeOf(of(all), loss);
        const whole = area([...retained, ...paid, ...outside]);
        expect(Math.abs(area(paid) / whole - loss.paid / loss.lost)).toBeLessThan(0.01);
      }),
    );
  });

  test('names on the axis keep clear of each other; one that is left out takes no other’s room', () => {
    const named = (...places: number[]) => namedOf(places.map((x) => ({ day: x, x }))).map(({ x }) => x);
    expect(named(9, 20, 28, 60)).toEqual([9, 28, 60]);
    expect(named(9, 50, 60)).toEqual([9, 60]);
    expect(named(9, 12, 15)).toEqual([15]);
    expect(named(9, 23, 37, 51)).toEqual([9, 23, 37, 51]);
  });

  test('the axis names the stop, the recovery, its end and the last day', () => {
    const all = typed({});
    expect(shapeOf(all, workLoss(all)).marks.map(({ day }) => day)).toEqual([0, 10, 30, 60]);
  });
});

describe('what people type', () => {
  const { ca, marge, arret, frais, plafond, delai } = fields;
  test.each([
    ['4000000', ca, 4_000_000],
    ['4 000 000', ca, 4_000_000],
    ['4\u202F000\u00A0000\u202F€', ca, 4_000_000],
    ['4.000.000', ca, 4_000_000],
    ["4'000'000", ca, 4_000_000],
    ['4 M€', ca, 4_000_000],
    ['1,2M', ca, 1_200_000],
    ['4,1 M€', ca, 4_100_000],
    ['0,5 Md€', ca, 500_000_000],
    ['1.250', ca, 1250],
    ['1.250 M€', ca, 'nombre'],
    ['0.500 M€', ca, 'nombre'],
    ['0.500', ca, 'nombre'],
    ['10²', ca, 'nombre'],
    ['4₁', ca, 'nombre'],
    ['350 k€', ca, 350_000],
    ['１２', ca, 12],
    ['１２，５ M€', ca, 12_500_000],
    ['  ', ca, 'absent'],
    ['0', ca, 'petit'],
    ['-4000000', ca, 'petit'],
    ['−1', ca, 'petit'],
    ['1000000000000', ca, 'grand'],
    ['10^12', ca, 'nombre'],
    ['1e6', ca, 'nombre'],
    ['4,000,000', ca, 'nombre'],
    ['quatre millions', ca, 'nombre'],
    ['<b>1</b>', ca, 'nombre'],
    ['NaN', ca, 'nombre'],
    ['Infinity', ca, 'nombre'],
    ['35,5', marge, 35.5],
    ['35.5 %', marge, 35.5],
    ['100', marge, 100],
    ['100,01', marge, 'grand'],
    ['350', marge, 'grand'],
    ['-5', marge, 'petit'],
    ['', marge, undefined],
    ['', arret, 'absent'],
    ['0', arret, 0],
    ['1,5 jour', arret, 1.5],
    ['365', arret, 365],
    ['366', arret, 'grand'],
    ['-1', arret, 'petit'],
    ['', frais, 0],
    ['24 h', delai, 24],
    ['300,000', plafond, 'nombre'],
    ['0', plafond, 'petit'],
  ] as const)('%s', (text, bounds, value) => {
    expect(readNumber(text, bounds)).toBe(value);
  });

  test('each problem is told in a sentence of its own field', () => {
    for (const field of fieldNames)
      for (const text of ['', 'x', '-1', '9999999999999'])
        if (typeof readNumber(text, fields[field]) === 'string')
          expect(problemText(field, readNumber(text, fields[field]) as never)).toMatch(/^[A-ZÀ-Ý].+\. Le calcul garde/);
  });
});

describe('the address', () => {
  const read = (text: string, before = typedLossOf(first)) =>
    parseTypedLoss(Object.fromEntries(new URLSearchParams(text)), examples, before);

  test('whatever is answered is found again', () => {
    const numbers = fc.record(
      Object.fromEntries(
        fieldNames.map((field) => [field, fc.integer({ min: fields[field].min, max: Math.min(fields[field].max, 1e9) })]),
      ) as Record<Field, fc.Arbitrary<number>>,
    );
    fc.assert(
      fc.property(numbers, parts.waiting, (values, waiting) => {
        const found = read(new URLSearchParams(queryOf(values, waiting)).toString());
        expect([found.numbers, found.sens, problemsOf(found)]).toEqual([values, waiting, {}]);
      }),
    );
  });

  test('what is typed with its unit is found again as it was understood', () => {
    const typed = fc.record({
      hundredths: fc.integer({ min: 1, max: 99_999 }),
      unit: fc.constantFrom('', ' k€', ' M€', ' Md€'),
    });
    fc.assert(
      fc.property(typed, ({ hundredths, unit }) => {
        const text = `${String(hundredths / 100).replace('.', ',')}${unit}`;
        fc.pre(typeof readNumber(text, fields.ca) === 'number');
        const before = withTyped(typedLossOf(first), 'ca', text);
        const found = read(new URLSearchParams(queryOf(before.numbers)).toString());
        expect([found.numbers, problemsOf(found)]).toEqual([before.numbers, {}]);
      }),
      { examples: [[{ hundredths: 410, unit: ' M€' }]] },
    );
  });

  test('a margin left to fill in is found again too; an address that says nothing of it has the example’s', () => {
    expect(read(new URLSearchParams(queryOf(last.values)).toString()).numbers.marge).toBeUndefined();
    expect(read('ca=1200000').numbers).toEqual({ ...first.values, ca: 1_200_000 });
  });

  test.each(['sens=gratuit', 'sens=', 'exemple=__proto__', 'exemple=nulle-part', 'exemple=&x=1', 'exemple=&%', 'ca'])(
    'words that it does not know leave the example as it is: %s',
    (text) => {
      const { numbers, sens } = read(text, typedLossOf(last));
      expect([numbers, sens]).toEqual([first.values, 'carence']);
    },
  );

  test('a place within the page, or nothing, leaves the answers as they are', () => {
    const own = read('ca=1200000&sens=attente');
    for (const place of ['', 'le-taux-de-marge-brute', 'resultat', 'x=1', '%']) expect(read(place, own)).toBe(own);
  });

  test('what is no answer is told at its field, and the example’s number stays in the calculation', () => {
    const found = read(`ca=-5&marge=350&arret=400&plafond=${'9'.repeat(500)}&frais=<b>`);
    expect(problemsOf(found)).toEqual({ ca: 'petit', marge: 'grand', arret: 'grand', plafond: 'grand', frais: 'nombre' });
    expect(found.numbers).toEqual(first.values);
    expect(found.typed.plafond.length).toBeLessThanOrEqual(30);
  });

  test('an example that is opened by its address is an example still; other numbers are the visitor’s', () => {
    for (const { id, values } of examples) expect(read(new URLSearchParams(queryOf(values)).toString()).example).toBe(id);
    expect(read(new URLSearchParams({ ...queryOf(first.values), arret: '11' }).toString()).example).toBe('');
    expect(read(new URLSearchParams(queryOf(first.values, 'attente')).toString()).example).toBe('');
  });
});

describe('the examples of the site', () => {
  const ofTheSite = stopExamples();

  test('the company of the whole site first, one of each specified sector, the specified one last', () => {
    expect(ofTheSite[0]?.values.plafond).toBe(figure('chiffres', 'services-plafond').valeur);
    const told = ofTheSite.slice(1, -1).map(({ name: of }) => of.split(/\s*:/)[0]);
    expect(told).toEqual(expect.arrayContaining(['E-commerce', 'Finance', 'Industrie', 'Santé', 'Services']));
    expect(allOf('secteurs').map(({ menu }) => menu)).toEqual(expect.arrayContaining(told));
    expect(ofTheSite.at(-1)?.values).toEqual(guaranteeExample());
  });

  test('no example is out of the bounds of its fields, and none has two names', () => {
    for (const { values } of ofTheSite)
      for (const field of fieldNames)
        if (values[field] !== undefined) expect(typeof readNumber(String(values[field]), fields[field]), field).toBe('number');
    expect(new Set(ofTheSite.map(({ id }) => id)).size).toBe(ofTheSite.length);
  });

  test.each(ofTheSite.slice(0, -1).map((each) => [each.id, each] as const))(
    '%s comes to what other pages tell of it',
    (id, each) => {
      const { lost, paid, left } = workedClaim(id);
      expect(rounded(workLoss(situationOf(typedLossOf(each))))).toEqual({ lost, paid, left });
    },
  );

  test('what the page tells of a contract that ends with the stop comes out of the tool', () => {
    const [company] = ofTheSite as [Example];
    const all = situationOf(withTyped(typedLossOf(company), 'reprise', '0'));
    expect(rounded(workLoss(all)).paid).toBe(workedClaim('remise-en-service').paid);
  });
});

test('specified: ten days at 100,000 a month come to 33,000, and the margin is left to fill in', () => {
  const sales = prescribed.figures['chiffres/simulateur-ventes'] * 12;
  const missed = missedTurnover(sales, {
    days: prescribed.figures['delais/simulateur-arret'],
    recovery: 0,
    gone: 0,
    missedFor: 0,
  });
  expect(Math.round(missed / 1000) * 1000).toBe(prescribed.figures['chiffres/simulateur-perte']);
  expect(guaranteeExample().marge).toBeUndefined();
});

test.each([
  ['the ceiling', { frais: '2 M€' }, 'le plafond entier'],
  ['a stop within the waiting period', { delai: '721' }, 'l’arrêt ne dépasse pas le délai de carence de 721 h'],
  ['costs alone', { arret: '0', reprise: '0', frais: '500', delai: '0' }, 'il n’y a pas d’arrêt'],
  ['a margin of nothing', { marge: '0', frais: '' }, 'une fois passé le délai de carence de 24 h'],
  ['no waiting period', { delai: '0' }, 'dès la première heure'],
])('beside what is paid stands the clause that decided: %s', (_, answers, told) => {
  const all = typed(answers);
  expect(clause(all, workLoss(all)).replace(/\s/g, ' ')).toBe(told);
});

test('what the broker reads holds the numbers and the result', () => {
  const all = typed({});
  expect(letter(all, workLoss(all)).replace(/\s/g, ' ')).toBe(
    'J’ai calculé un arrêt de 10 jours, suivi de 20 jours de reprise, pour un chiffre d’affaires de 3,65 M€ et une marge brute de 40 %. Il coûterait environ 119 000 €, dont 31 000 € de frais. Avec un délai de carence de 24 h et un plafond de 600 000 €, il resterait environ 10 000 € à ma charge.',
  );
});

test.each([
  [99_999, '0-100k'],
  [100_000, '100k-500k'],
  [1_999_999, '500k-2M'],
  [2_000_000, '2M-10M'],
  [9_999_999, '2M-10M'],
  [10_000_000, '10M+'],
])('a turnover of %s is the form’s class %s', (sales, value) => {
  expect(turnoverClass(sales)).toBe(value);
  expect(prescribed.quote.ca).toContain(value);
});
