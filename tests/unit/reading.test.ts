import { expect, test } from 'vitest';
import { find } from '#src/content/documents.ts';
import { readingOf } from '../../scripts/generate/reading.ts';
import { twin } from '../../scripts/generate/twin.ts';

/** A page of this markup, as its Markdown twin reads it, without the head of the file. */
const read = (markup: string) =>
  twin(find('pages', 'contact'), readingOf(`<main>${markup}</main>`, '/contact'))
    .split('---\n')[2]
    ?.trim();

test.each([
  ['says what is read, and leaves out what helps on a screen only', '<p>Un</p><p data-twin="leave-out">deux</p>', 'Un'],
  ['drops a button', '<p>Un</p><button>Copier</button>', 'Un'],
  ['keeps a button that carries text', '<h3><button data-twin="keep">Qui paie ?</button></h3>', '### Qui paie ?'],
  ['drops what is hidden', '<p>Un</p><div hidden>deux</div>', 'Un'],
  ['keeps an answer that is folded', '<p>Un</p><div hidden data-twin="keep"><p>deux</p></div>', 'Un\n\ndeux'],
  ['shows a title that is no heading', '<p data-twin="title">Source</p>', '**Source**'],
  ['parts what a drawn sign parts', '<p>à vous<i aria-hidden="true" data-twin="separator"></i>à nous</p>', 'à vous ; à nous'],
  ['drops a sign that is only drawn', '<p><i aria-hidden="true"></i>à nous</p>', 'à nous'],
  [
    'parts a name from what stands under it',
    '<p>La taille<span data-twin="line">en salariés</span></p>',
    'La taille : en salariés',
  ],
])('%s', (_name, markup, expected) => expect(read(markup)).toBe(expected));
