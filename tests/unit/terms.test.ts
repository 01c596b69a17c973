import { describe, expect, test } from 'vitest';
import { table, term } from '#src/content/tables.ts';
import { formsOf, isExplainedBy, termFinder } from '#src/lib/terms.ts';
import { termLinker } from '../../scripts/glossary/index.ts';

describe('how a word is written', () => {
  test.each([
    ['Franchise', ['franchise', 'franchises']],
    ['Préavis', ['préavis']],
    ['Journal', ['journal', 'journaux']],
    ['EDR', ['eDR']],
    ['Sous-traitant', ['sous-traitant', 'sous-traitants', 'sous-traitante', 'sous-traitantes']],
    [
      'Analyse d’impact (AIPD)',
      ['analyse d’impact', 'analyse d’impacts', 'analyses d’impact', 'analyses d’impacts'],
    ],
  ])('%s', (nom, forms) => expect(formsOf({ nom })).toEqual(forms));

  test('its other names and forms have their plurals too', () => {
    expect(formsOf({ nom: 'MFA', aussi: ['second facteur'], formes: ['deux preuves'] })).toEqual([
      'mFA',
      'second facteur',
      'second facteurs',
      'seconds facteur',
      'seconds facteurs',
      'deux preuves',
    ]);
  });
});

describe('where a text says it', () => {
  const find = termFinder({
    franchise: { nom: 'Franchise' },
    risque: { nom: 'Risque' },
    porteur: { nom: 'Porteur de risque', formes: ['porteur du risque'] },
    attente: { nom: 'Délai d’attente' },
    edr: { nom: 'EDR' },
  });
  test.each([
    ['at the head of a sentence', 'Franchise déduite', ['franchise:Franchise']],
    ['in the plural', 'les franchises, puis', ['franchise:franchises']],
    ['after an elision', "l’EDR et l'EDR", ['edr:EDR', 'edr:EDR']],
    [
      'with a typed apostrophe and a space that does not break',
      "un délai\u00A0d'attente",
      ["attente:délai\u00A0d'attente"],
    ],
    [
      'the longer of two',
      'le porteur du risque et son risque',
      ['porteur:porteur du risque', 'risque:risque'],
    ],
    ['not within another word', 'une franchisée, un sous-risque, risque-tout, edr', []],
  ])('%s', (_name, text, found) =>
    expect(find(text).map(({ id, words }) => `${id}:${words}`)).toEqual(found),
  );

  test('without a term nothing is found', () => expect(termFinder({})('franchise')).toEqual([]));
});

test.each([
  ['la responsabilité civile (RC) professionnelle', ['rc-professionnelle']],
  ['la copie hors ligne de trois pages du site', []],
])('the glossary of the site reads « %s »', (text, ids) =>
  expect(termFinder(table('glossaire').termes)(text).map(({ id }) => id)).toEqual(ids),
);

test.each([
  ['La franchise, la part qui reste à votre charge, est de deux jours', true],
  ['La franchise est de deux jours', false],
  ['La charge est de deux jours', false],
])('« %s » explains the retention: %s', (sentence, explained) =>
  expect(
    isExplainedBy(sentence, {
      nom: 'Franchise',
      definition: 'Part du sinistre qui reste à votre charge, en euros ou en heures.',
    }),
  ).toBe(explained),
);

describe('a page', () => {
  const terms = Object.fromEntries(
    ['franchise', 'sous-limite', 'plafond', 'tiers'].map((id) => [id, term(id)]),
  );
  const link = (words: string, id = 'franchise') =>
    `<a class="term" href="/glossaire#${id}">${words}</a>`;
  const mark = (words: string, id = 'franchise') =>
    `<help-term data-open-after="700"><a href="/glossaire#${id}" aria-describedby="terme-${id}">${words}</a><span role="tooltip" id="terme-${id}">Une glose.</span></help-term>`;
  /** What stands beside the text of a page is never touched. */
  const around = ['<p>Une franchise.</p><main>', '</main><p>Une franchise.</p>'] as const;
  const linked = (main: string) => termLinker(terms)(around.join(main));

  test.each([
    [
      'links a word where it first stands',
      '<p>La franchise. La franchise.</p>',
      `<p>La ${link('franchise')}. La franchise.</p>`,
    ],
    ['in another form', '<li>Les franchises</li>', `<li>Les ${link('franchises')}</li>`],
    [
      'never in a heading',
      '<h2>La franchise</h2><p>La franchise.</p>',
      `<h2>La franchise</h2><p>La ${link('franchise')}.</p>`,
    ],
    [
      'again after a quote',
      '<p>« x » et la franchise</p>',
      `<p>« x » et la ${link('franchise')}</p>`,
    ],
    [
      'a common word that a writer has marked',
      `<p>un ${mark('tiers', 'tiers')}</p>`,
      `<p>un ${mark('tiers', 'tiers')}</p>`,
    ],
    [
      'never in what React takes over, but in what it leaves alone',
      '<div data-island="x"><p>franchise</p><div data-slot="y"><p>franchise</p></div><p>plafond</p></div>',
      `<div data-island="x"><p>franchise</p><div data-slot="y"><p>${link('franchise')}</p></div><p>plafond</p></div>`,
    ],
    [
      'shows a definition where the word first stands, and there alone',
      `<p>Une franchise.</p><p>Les ${mark('franchises')}.</p>`,
      `<p>Une ${mark('franchise')}.</p><p>Les franchises.</p>`,
    ],
    [
      'shows none where the sentence says it',
      `<p>La ${mark('franchise')}, la part qui reste à votre charge.</p>`,
      `<p>La ${link('franchise')}, la part qui reste à votre charge.</p>`,
    ],
    ['leaves no mark in a heading', `<h2>La ${mark('franchise')}</h2>`, '<h2>La franchise</h2>'],
    [
      'leaves the mark of an island, and links no other',
      `<p>Une franchise.</p><div data-island="x"><p>${mark('franchise')}</p></div>`,
      `<p>Une franchise.</p><div data-island="x"><p>${mark('franchise')}</p></div>`,
    ],
  ])('%s', (_name, main, expected) => expect(linked(main)).toBe(around.join(expected)));

  test.each([
    ['in a link', '<p><a href="/">La <em>franchise</em></a></p>'],
    ['in a button', '<p><button>La franchise</button></p>'],
    ['in the head of a table', '<th><p>Franchise</p></th>'],
    ['outside a sentence', '<div>franchise</div>'],
    ['in what a contract says', '<p>« la <b>x</b> franchise » du contrat</p>'],
    ['as a common word', '<p>un tiers</p>'],
  ])('never links a word %s', (_name, main) => expect(linked(main)).toBe(around.join(main)));

  test('a mark that is drawn otherwise stops the build', () => {
    expect(() => linked('<p><help-term><b>franchise</b></help-term></p>')).toThrow(
      'is not drawn as',
    );
  });
});
