import { describe, expect, test } from 'vitest';
import { guaranteeExample, stopExamples } from '#src/content/stops.ts';
import { figure } from '#src/content/tables.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { buildSituation, computeLoss } from '#src/lib/loss/loss.ts';
import {
  buildQuery,
  fieldNames,
  fields,
  type LossField,
  readNumber,
} from '#src/lib/loss/loss-input.ts';
import { formatClause, formatLetter, problemText } from '#src/tools/loss/loss-sentences.ts';
import {
  buildTypedLoss,
  type Example,
  findExample,
  getTurnoverClass,
  getWeekChoice,
  isInvalid,
  parseTypedLoss,
  type TypedLoss,
  withTyped,
} from '#src/tools/loss/typed-loss.ts';
import { prescribed } from '../prescribed.ts';
import { readCases } from '../support/cases.ts';

/** Example of a firm with a margin of 4,000 a day. */
const first: Example = {
  id: 'atelier',
  name: 'Un atelier',
  values: {
    ca: 3_650_000,
    marge: 40,
    ouvres: 7,
    de: 0,
    a: 24,
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
/** Builds the situation of the first example, with some answers replaced. */
const typed = (answers: Record<string, string>) =>
  buildSituation(
    Object.entries(answers).reduce(
      (before, [name, text]) => withTyped(before, name as LossField, text),
      buildTypedLoss(first),
    ),
  );

describe('readNumber', () => {
  type Typed = [text: string, field: LossField, value: number | 'invalid' | null];
  const { saisies } = readCases<{ saisies: Typed[] }>('tests/unit/loss.yaml');
  test.each(saisies)('reads « %s » in %s as %s', (text, field, value) =>
    expect(readNumber(text, fields[field])).toBe(value ?? undefined),
  );

  test('states the range of a number and the form of an amount', () => {
    expect(problemText('arret')).toBe(
      'Écrivez un nombre de 0 à 365, avec deux décimales au plus. ' +
        'Le calcul garde votre dernière réponse juste.',
    );
    expect(problemText('ca')).toMatch(
      /^Écrivez un montant en euros plus grand que zéro, comme 4\s000\s000/,
    );
  });

  test('ignores cents over a ceiling', () => {
    // The margin of a day is 4,000. The insurer pays nine of ten days of stop, and the costs.
    const all = typed({ reprise: '0', partis: '0', frais: '44140,08', plafond: '80140' });
    expect(computeLoss(all)).toMatchObject({ costs: 44_140, over: 0, paid: 80_140, lost: 84_140 });
  });
});

const listInvalid = (answers: TypedLoss) => fieldNames.filter((name) => isInvalid(answers, name));

describe('parseTypedLoss', () => {
  const read = (query: string | Record<string, string>, before = buildTypedLoss(first)) =>
    parseTypedLoss(Object.fromEntries(new URLSearchParams(query)), examples, before);

  test('reads back all written answers', () => {
    const week = { ouvres: 5, de: 9, a: 17 };
    const times = { arret: 3, reprise: 4, duree: 8, delai: 12 };
    const values = { ca: 1_000_000, marge: 35, frais: 500, partis: 6, plafond: 90_000 };
    const answers = { ...week, ...times, ...values };
    const found = read(buildQuery(answers, 'attente'));
    expect([found.numbers, found.sens, listInvalid(found)]).toEqual([answers, 'attente', []]);
  });

  test('reads back an empty margin', () => {
    expect(read(buildQuery(last.values)).numbers.marge).toBeUndefined();
    expect(read('ca=1200000').numbers).toEqual({ ...first.values, ca: 1_200_000 });
  });

  test.each(['sens=gratuit', 'exemple=__proto__', 'ca'])(
    'keeps the example when a word is unknown: %s',
    (text) => {
      const { numbers, sens } = read(text, buildTypedLoss(last));
      expect([numbers, sens]).toEqual([first.values, 'carence']);
    },
  );

  test('keeps the answers when the fragment is an id of the page', () => {
    const own = read('ca=1200000&sens=attente');
    for (const place of ['', 'le-taux-de-marge-brute', 'x=1', '%'])
      expect(read(place, own)).toBe(own);
  });

  test('keeps the example’s number when an answer is wrong', () => {
    const found = read(`ca=-5&marge=350&arret=400&plafond=${'9'.repeat(500)}&frais=<b>`);
    expect(listInvalid(found)).toEqual(['ca', 'marge', 'arret', 'frais', 'plafond']);
    expect(found.numbers).toEqual(first.values);
    expect(found.typed.plafond.length).toBeLessThanOrEqual(30);
  });

  test('reads a firm that never closes', () => {
    const week = ({ numbers: { ouvres, de, a } }: ReturnType<typeof read>) => [ouvres, de, a];
    const office = read('ouvres=5');
    expect([week(office), getWeekChoice(office.numbers)]).toEqual([[5, 8, 18], '5']);
    const always = read('ouvres=sans', office);
    expect([week(always), getWeekChoice(always.numbers)]).toEqual([[7, 0, 24], 'sans']);
    expect(week(read('ouvres=6&de=9&a=20'))).toEqual([6, 9, 20]);
  });

  test('recognizes an example by its numbers', () => {
    const find = (query: Record<string, string>) => findExample(read(query), examples)?.id;
    for (const { id, values } of examples) expect(find(buildQuery(values))).toBe(id);
    expect(find({ ...buildQuery(first.values), arret: '11' })).toBeUndefined();
    expect(find(buildQuery(first.values, 'attente'))).toBeUndefined();
  });
});

describe('stopExamples', () => {
  const ofTheSite = stopExamples();

  test('begin with the site’s firm and end with the guarantee’s', () => {
    expect(ofTheSite[0]?.values.plafond).toBe(figure('chiffres', 'services-plafond').valeur);
    expect(ofTheSite.at(-1)?.values).toEqual(guaranteeExample());
    for (const example of ofTheSite) expect(listInvalid(buildTypedLoss(example))).toEqual([]);
  });

  test.each(ofTheSite.slice(0, -1))('come to what other pages tell of $id', (each) => {
    const { lost, paid, left } = workedClaim(each.id);
    expect(computeLoss(buildSituation(buildTypedLoss(each)))).toMatchObject({ lost, paid, left });
  });

  test('agree with the page’s claim without a recovery', () => {
    const all = buildSituation(withTyped(buildTypedLoss(ofTheSite[0] as Example), 'reprise', '0'));
    expect(computeLoss(all).paid).toBe(workedClaim('sans-reprise').paid);
  });
});

describe('formatClause', () => {
  test.each([
    ['the ceiling', { frais: '2 M€' }, 'le plafond entier'],
    [
      'a stop within the waiting period',
      { delai: '721' },
      'l’arrêt ne dépasse pas le délai de carence de 721 h',
    ],
    ['a margin of zero', { marge: '0', frais: '' }, 'une fois passé le délai de carence de 24 h'],
    ['costs alone', { arret: '0', reprise: '0', frais: '500', delai: '0' }, 'il n’y a pas d’arrêt'],
    ['no waiting period', { delai: '0' }, 'dès la première heure'],
  ])('names the clause that decides the payment: %s', (_, answers, text) => {
    const all = typed(answers);
    expect(formatClause(all, computeLoss(all)).replace(/\s/g, ' ')).toBe(text);
  });
});

describe('formatLetter', () => {
  test('contains the numbers and the result', () => {
    const all = typed({});
    expect(formatLetter(all, computeLoss(all)).replace(/\s/g, ' ')).toBe(
      'J’ai calculé un arrêt de 10 jours, suivi de 20 jours de reprise, pour un chiffre ' +
        'd’affaires de 3,65 M€ et une marge brute de 40 %. L’entreprise est ouverte 7 jours ' +
        'par semaine, ' +
        'de 0 h à 24 h. L’arrêt coûterait 119 000 €, dont 31 000 € de frais. Avec un ' +
        'délai de carence de 24 ' +
        'h et un plafond de 600 000 €, il resterait 10 000 € à ma charge.',
    );
  });
});

describe('getTurnoverClass', () => {
  test('returns the class of the form for each turnover', () => {
    const ends = [99_999, 100_000, 1_999_999, 2_000_000, 9_999_999, 10_000_000].map(
      getTurnoverClass,
    );
    expect(ends).toEqual(['0-100k', '100k-500k', '500k-2M', '2M-10M', '2M-10M', '10M+']);
    expect(prescribed.quote.ca).toEqual(expect.arrayContaining(ends));
  });
});
