import { describe, expect, test } from 'vitest';
import { findTags } from '#src/content/mdx/find-tags.ts';
import { layOutSections } from '#src/content/mdx/lay-out-sections.ts';
import { parseTree } from '#src/content/mdx/parse.ts';
import { readAttributes } from '#src/content/mdx/tags.ts';

const note = '<Marge titre="Qui les pose">\nLe courtier peut les poser.\n</Marge>';

const writeSection = (words: number) => `## Titre\n\n${'mot '.repeat(words)}\n\n${note}`;

function layOut(text: string, options = {}) {
  const tree = structuredClone(parseTree(text));
  layOutSections(options)(tree);
  return [...findTags(tree)];
}

function isNoteBelow(text: string, options = {}) {
  const notes = layOut(text, options).find(({ name }) => name === 'RowNotes');
  return notes && 'isBelow' in readAttributes(notes);
}

describe('layOutSections', () => {
  const table = '| a | b | c | d | e |\n| - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 |';

  test.each([
    ['puts a short note below a long text', writeSection(90), true],
    ['keeps a note next to a text as short as the note', writeSection(10), false],
    [
      'keeps a large figure next to a long text',
      writeSection(90).replace('titre', 'chiffre="30 min" titre'),
      false,
    ],
    ['keeps a note next to a text of 48 words', writeSection(48), false],
    [
      'puts a note below a table of 48 words, which is higher',
      `## Titre\n\n| a | b |\n| - | - |\n${'| mot mot mot | mot mot mot |\n'.repeat(8)}\n${note}`,
      true,
    ],
    ['puts a note below a table of five columns', `## Titre\n\n${table}\n\n${note}`, true],
  ])('%s', (_, text, isBelow) => expect(isNoteBelow(text)).toBe(isBelow));

  test('keeps a short note next to a long text if all margins are kept', () => {
    expect(isNoteBelow(writeSection(90), { keepsMargins: true })).toBe(false);
  });

  test.each([
    ['puts two short sections side by side', ['## Un\n\nmot', '## Deux\n\nmot'], true],
    ['does not pair a section with a note', ['## Un\n\nmot', writeSection(1)], false],
    ['does not pair a long section', ['## Un\n\nmot', `## Deux\n\n${'mot '.repeat(90)}`], false],
  ])('%s', (_, sections, isPair) =>
    expect(layOut(sections.join('\n\n')).some(({ name }) => name === 'SectionPair')).toBe(isPair),
  );
});
