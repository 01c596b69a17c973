import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Answer,
  answers,
  collectAdvice,
  type GivenAnswers,
  type SecurityQuestion,
  selectMeasures,
} from '#src/lib/questionnaire/advice.ts';
import {
  cleanNote,
  emptySheet,
  MAX_NOTE_LENGTH,
  MAX_SHEET_BYTES,
  mergeSheets,
  readSheet,
  type Sheet,
  writeSheet,
} from '#src/lib/questionnaire/sheet.ts';
import { formatSummary, formatVerdict } from '#src/lib/questionnaire/summary.ts';
import { always } from '../support/always.ts';

const question = (
  id: string,
  group: string,
  effect: SecurityQuestion['effect'],
  time: SecurityQuestion['time'],
  more = {},
): SecurityQuestion => ({
  id,
  group,
  effect,
  time,
  ...{ name: '', who: 'vous', no: '', partly: '', proof: '', ask: '', todo: '' },
  ...more,
});
/**
 * Questionnaire with four groups. Some questions presuppose the answer « yes » to another question.
 */
const questions = [
  question('activite', 'activité', 'bloque', 'une heure', { partlyEffect: 'sort' }),
  question('comptes', 'activité', 'bloque', 'une heure', { partlyEffect: 'informe' }),
  question('responsable', 'équipe', 'rencherit', 'un mois'),
  question('formation', 'équipe', 'rencherit', 'une demi-journée'),
  question('plan', 'équipe', 'rencherit', 'un jour'),
  question('sauvegarde', 'sauvegardes', 'bloque', 'une semaine'),
  question('copie-isolee', 'sauvegardes', 'bloque', 'une semaine', { supposes: 'sauvegarde' }),
  question('restauration', 'sauvegardes', 'rencherit', 'un jour', { supposes: 'sauvegarde' }),
  question('mfa-distance', 'accès', 'bloque', 'un mois'),
  question('bureau-distance', 'accès', 'bloque', 'une semaine', { partlyEffect: 'bloque' }),
  question('departs', 'accès', 'rencherit', 'une demi-journée'),
  question('antivirus', 'accès', 'bloque', 'une semaine'),
  question('alertes', 'accès', 'informe', 'un mois', { supposes: 'antivirus' }),
];
const ids = questions.map(({ id }) => id);
const knownIds = new Set(ids);
const answerAll = (answer: Answer): GivenAnswers =>
  Object.fromEntries(ids.map((id) => [id, answer]));

const anyAnswers: fc.Arbitrary<GivenAnswers> = fc.dictionary(
  fc.constantFrom(...ids),
  fc.constantFrom(...answers),
);
describe('collectAdvice', () => {
  const place = (id: string, answer: Answer) =>
    collectAdvice(questions, { [id]: answer })[0]?.place;

  test('places each answer by the effect of its question', () => {
    for (const { id, effect, partlyEffect } of questions) {
      expect([place(id, 'oui'), place(id, 'inconnu'), place(id, 'non')]).toEqual([
        'acquis',
        'demander',
        effect,
      ]);
      expect(place(id, 'partie')).toBe(
        partlyEffect ?? (effect === 'bloque' ? 'rencherit' : effect),
      );
    }
  });

  test('contradicts what a missing measure rules out', () => {
    const advice = collectAdvice(questions, {
      sauvegarde: 'non',
      restauration: 'oui',
      'copie-isolee': 'partie',
    });
    expect(advice.map(({ question, place }) => [question.id, place])).toEqual([
      ['sauvegarde', 'bloque'],
      ['copie-isolee', 'contredit'],
      ['restauration', 'contredit'],
    ]);
  });

  test('plans at most five measures, each after the one that it presupposes', () =>
    always([anyAnswers], (given) => {
      const advice = collectAdvice(questions, given);
      const open = advice
        .filter(({ place }) => !['acquis', 'demander', 'contredit'].includes(place))
        .map(({ question }) => question);
      const plan = selectMeasures(advice);
      expect(plan).toHaveLength(Math.min(5, open.length));
      expect(open).toEqual(expect.arrayContaining(plan));
      for (const [index, { supposes }] of plan.entries()) {
        const base = open.filter(({ id }) => id === supposes);
        expect(plan.slice(0, index)).toEqual(expect.arrayContaining(base));
      }
    }));

  test.each<[string, GivenAnswers, string[]]>([
    ['measures that block', { plan: 'non', 'mfa-distance': 'non' }, ['mfa-distance', 'plan']],
    [
      'the shorter of two measures with the same effect',
      { 'mfa-distance': 'non', 'bureau-distance': 'non' },
      ['bureau-distance', 'mfa-distance'],
    ],
    [
      'missing measures before partial measures',
      { departs: 'partie', responsable: 'non' },
      ['responsable', 'departs'],
    ],
  ])('plans first %s', (_, given, order) =>
    expect(selectMeasures(collectAdvice(questions, given)).map(({ id }) => id)).toEqual(order),
  );
});

describe('formatVerdict', () => {
  const verdict = (given: GivenAnswers) =>
    formatVerdict(questions, collectAdvice(questions, given));
  test.each<[GivenAnswers, string]>([
    [answerAll('oui'), 'Rien ne semble bloquer ce dossier'],
    [{ antivirus: 'non', alertes: 'oui' }, '1\u00A0réponse peut bloquer le dossier'],
    [{ ...answerAll('oui'), formation: 'inconnu' }, 'Il reste 1\u00A0réponse à trouver'],
    [{ sauvegarde: 'oui' }, `Il reste ${questions.length - 1}\u00A0réponses à trouver`],
  ])('answers %# with « %s »', (given, said) => expect(verdict(given)).toBe(said));

  test('names contradictions before « rien ne bloque »', () => {
    const base = question('base', 'un', 'informe', 'un jour');
    const both = [base, question('dessus', 'un', 'informe', 'un jour', { supposes: base.id })];
    expect(formatVerdict(both, collectAdvice(both, { [base.id]: 'non', dessus: 'oui' }))).toBe(
      'Des réponses se contredisent',
    );
  });
});

describe('summary for a quote', () => {
  test('says how many answers and which groups', () => {
    const answers: GivenAnswers = {
      ...answerAll('oui'),
      'copie-isolee': 'non',
      departs: 'inconnu',
    };
    expect(formatSummary(questions, answers, '22 novembre 2026')).toBe(
      `Questionnaire de sécurité préparé le 22 novembre 2026\u00A0: ` +
        `${ids.length}\u00A0réponses sur ${ids.length}, dont ${ids.length - 2} ` +
        `«\u00A0oui\u00A0».\n` +
        'À voir ensemble\u00A0: sauvegardes, accès.',
    );
  });
});

describe('sheet', () => {
  const day = '2026-11-22';
  const changed = (change: object) =>
    JSON.stringify({ ...JSON.parse(writeSheet(emptySheet, day)), ...change });

  test.each([
    ['a part of the questionnaire', { answers: { plan: 'oui' }, notes: { formation: 'à voir' } }],
    [
      'a full questionnaire',
      {
        answers: answerAll('inconnu'),
        notes: Object.fromEntries(ids.map((id) => [id, 'é'.repeat(MAX_NOTE_LENGTH)])),
      },
    ],
  ] satisfies [string, Sheet][])('reads back %s below the size limit', (_, sheet) => {
    const text = writeSheet(sheet, day);
    expect(readSheet(text, knownIds)).toEqual(sheet);
    expect(Buffer.byteLength(text)).toBeLessThan(MAX_SHEET_BYTES / 2);
  });

  test.each([
    ['ten megabytes', 'x'.repeat(10_000_000)],
    ['no JSON', '<html>'],
    ['another version', changed({ version: 2 })],
    ['an unknown answer', changed({ lignes: [{ question: 'plan', reponse: 'peut', note: '' }] })],
  ])('refuses %s', (_, text) => expect(readSheet(text, knownIds)).toBeUndefined());

  test.each([
    ['makes one line and keeps markup', '<img src=x>\r\nsuite\u0000', '<img src=x> suite'],
    [
      'cuts a long text, but no emoji in two',
      `${'n'.repeat(MAX_NOTE_LENGTH - 1)}🥖`,
      'n'.repeat(MAX_NOTE_LENGTH - 1),
    ],
  ])('%s in a note', (_, note, clean) => expect(cleanNote(note)).toBe(clean));

  test('keeps only known questions when it reads a file', () => {
    const rows = ['retiree', '__proto__', 'plan'].map((question) => ({
      question,
      reponse: 'oui',
      note: ' à\nvoir ',
    }));
    const unanswered = { question: 'formation', reponse: '', note: '' };
    expect(readSheet(changed({ lignes: [...rows, unanswered] }), knownIds)).toEqual({
      answers: { plan: 'oui' },
      notes: { plan: 'à voir' },
    });
  });

  test('adds a part without losing answers', () => {
    const here: Sheet = { answers: { plan: 'oui', formation: 'non' }, notes: { plan: 'ici' } };
    const other: Sheet = { answers: { formation: 'oui', sauvegarde: 'partie' }, notes: {} };
    expect(mergeSheets(here, other)).toEqual({
      answers: { plan: 'oui', formation: 'oui', sauvegarde: 'partie' },
      notes: { plan: 'ici' },
    });
  });
});
