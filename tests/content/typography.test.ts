import fc from 'fast-check';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { parseText } from '#src/content/mdx/parse.ts';
import { setTypography } from '#src/content/mdx/set-typography.ts';
import { readAttributes } from '#src/content/mdx/tags.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { always } from '../support/always.ts';
import { readCases } from '../support/cases.ts';

/** Makes no-break spaces visible: replaces the narrow space by _ and the wide space by ~. */
const visible = (text: string) => text.replaceAll('\u202F', '_').replaceAll('\u00A0', '~');

const cases = readCases<[typed: string, set: string][]>('tests/content/typography.yaml');

const signs = [..."« » ? ! ; : ... . , ' ’ - / ( )".split(' '), ' ', '  ', '\u00A0', '\u202F'];
const units = [
  '1 200',
  '01 99 00 12 34',
  ...'€ M€ k % h jours 12 45000 0 à n° § art. M.'.split(' '),
];
const words = ['mot', 'l', 'qu'];
const changing = ['1ère', '2ème', 'oeuvre'];
const sentence = (pieces: string[]) =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join(''));
const writing = sentence([...signs, ...units, ...words, ...changing]);

const setText = (text: string): Root => {
  const tree = structuredClone(parseText(text).tree as Root);
  setTypography()(tree);
  return tree;
};

describe('applyTypography', () => {
  test.each(cases)('sets « %s » as « %s »', (typed, set) => {
    expect(visible(applyTypography(typed))).toBe(set);
  });

  test('changes nothing when it is applied again', () =>
    always([fc.oneof(writing, fc.string({ unit: 'grapheme' }))], (text) => {
      const once = applyTypography(text);
      expect(applyTypography(once)).toBe(once);
    }));

  test('keeps letters and figures', () => {
    const bare = (text: string) => text.replace(/[^\p{L}\p{N}€%§«»?!;:,/()-]/gu, '');
    always([sentence([...signs, ...units, ...words])], (text) => {
      expect(bare(applyTypography(text))).toBe(bare(text));
    });
  });
});

describe('setTypography', () => {
  test('keeps code, addresses and attributes as typed', () => {
    const text = "1200€ 50% l'eau : ; ? ! ... 72h / 12 oeuvre";
    const tree = setText(
      `\`${text}\` [lien](<https://a.fr/${text}>)\n\n<Bouton vers="${text}">\nUn\n</Bouton>\n`,
    );
    const found: unknown[] = [];
    visit(tree, (node) => {
      if (node.type === 'inlineCode') found.push(node.value);
      if (node.type === 'link') found.push(node.url);
      if (node.type === 'mdxJsxFlowElement')
        found.push(readAttributes(node as MdxJsxFlowElement).vers);
    });
    expect(found).toEqual([text, `https://a.fr/${text}`, text]);
  });

  test('sets the spaces between text and other nodes', () => {
    const texts: string[] = [];
    visit(
      setText("L'appel `l'appel` : 5 jours « **cinq** » [c'est là](/a?b=c) !"),
      'text',
      ({ value }) => {
        texts.push(visible(value));
      },
    );
    expect(texts).toEqual(['L’appel ', '~: 5~jours «~', 'cinq', '~» ', 'c’est là', '_!']);
  });
});
