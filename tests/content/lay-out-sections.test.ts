import { describe, expect, test } from 'vitest';
import { findTags } from '#src/content/mdx/find-tags.ts';
import { layOutSections } from '#src/content/mdx/lay-out-sections.ts';
import { parseTree } from '#src/content/mdx/parse.ts';
import { readAttributes } from '#src/content/mdx/tags.ts';

const note = '<Marge titre="Qui les pose">\nLe courtier peut les poser.\n</Marge>';

const writeSection = (words: number) => `## Titre\n\n${'mot '.repeat(words)}\n\n${note}`;

function isNoteBelow(text: string, options = {}) {
  const tree = structuredClone(parseTree(text));
  layOutSections(options)(tree);
  const [notes] = [...findTags(tree)].filter(({ name }) => name === 'RowNotes');
  return notes && 'isBelow' in readAttributes(notes);
}

describe('layOutSections', () => {
  test('puts a short note below a long text', () => {
    expect(isNoteBelow(writeSection(60))).toBe(true);
  });

  test('keeps a note next to a text as short as the note', () => {
    expect(isNoteBelow(writeSection(10))).toBe(false);
  });

  test('keeps a short note next to a long text if all margins are kept', () => {
    expect(isNoteBelow(writeSection(60), { keepsMargins: true })).toBe(false);
  });

  test('keeps a large figure next to a long text', () => {
    const text = writeSection(60).replace('titre', 'chiffre="30 min" titre');
    expect(isNoteBelow(text)).toBe(false);
  });

  test('puts a note below a table of five columns', () => {
    const table = '| a | b | c | d | e |\n| - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 |';
    expect(isNoteBelow(`## Titre\n\n${table}\n\n${note}`)).toBe(true);
  });
});
