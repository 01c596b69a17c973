import { expect, test } from 'vitest';
import { find } from '#src/content/documents.ts';
import { term } from '#src/content/tables.ts';
import { absolute } from '#src/seo/addresses.ts';
import { readingOf } from '../../scripts/generate/reading.ts';
import { twin } from '../../scripts/generate/twin.ts';

/** A page of this markup, as its Markdown twin reads it, without the head of the file. */
const read = (markup: string) =>
  twin(find('pages', 'contact'), readingOf(`<main>${markup}</main>`, '/contact'))
    .split('---\n')[2]
    ?.trim();

test.each([
  [
    'says what is read, and leaves out what helps on a screen only',
    '<p>Un</p><p data-twin="leave-out">deux</p>',
    'Un',
  ],
  ['drops a button', '<p>Un</p><button>Copier</button>', 'Un'],
  [
    'keeps a button that carries text',
    '<h3><button data-twin="keep">Qui paie ?</button></h3>',
    '### Qui paie ?',
  ],
  ['drops what is hidden', '<p>Un</p><div hidden>deux</div>', 'Un'],
  [
    'keeps an answer that is folded',
    '<p>Un</p><div hidden data-twin="keep"><p>deux</p></div>',
    'Un\n\ndeux',
  ],
  ['shows a title that is no heading', '<p data-twin="title">Source</p>', '**Source**'],
  [
    'parts what a drawn sign parts',
    '<p>à vous<i aria-hidden="true" data-twin="separator"></i>à nous</p>',
    'à vous ; à nous',
  ],
  ['drops a sign that is only drawn', '<p><i aria-hidden="true"></i>à nous</p>', 'à nous'],
  [
    'parts a name from what stands under it',
    '<p>La taille<span data-twin="line">en salariés</span></p>',
    'La taille : en salariés',
  ],
])('%s', (_name, markup, expected) => expect(read(markup)).toBe(expected));

/** A term as a text draws it. */
const termIn = (id: string, words: string) =>
  `<help-term><a href="/glossaire#${id}" aria-describedby="terme-${id}">${words}</a><span role="tooltip" id="terme-${id}">Une glose.</span></help-term>`;

test('a term stays a word of its sentence; the page ends on a glossary, by its names', () => {
  const text = `<p>La ${termIn('franchise', 'franchise')} passée, ${termIn('aperiteur', 'l’apériteur')} paie.</p><h2>Suite</h2>`;
  expect(read(text)).toBe(
    [
      'La franchise passée, l’apériteur paie.',
      '## Suite',
      '## Les mots de cette page',
      `- **Apériteur** : ${term('aperiteur').definition}\n- **Franchise** : ${term('franchise').definition}`,
    ].join('\n\n'),
  );
});

test('a word that leads to the glossary is a word; another place of that page keeps its address', () => {
  expect(read('<p>La <a href="/glossaire#franchise">franchise</a> passée.</p>')).toBe(
    'La franchise passée.',
  );
  expect(read('<p><a href="/glossaire#lentreprise-des-exemples">Ses chiffres</a></p>')).toBe(
    `[Ses chiffres](${absolute('/glossaire#lentreprise-des-exemples')})`,
  );
});

test('without a term there is no glossary', () => {
  expect(read('<p>Un</p>')).toBe('Un');
});
