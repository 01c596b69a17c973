import fc from 'fast-check';
import type { Link, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parseText } from '#src/content/text/parse.ts';
import { attributesOf } from '#src/content/text/tags.ts';
import { typography } from '#src/domain/typography.ts';
import { writeOut } from '#src/mdx/write-out.ts';

/** _ is a narrow no-break space, ~ a wide one. */
const visible = (text: string) => text.replaceAll('\u202F', '_').replaceAll('\u00A0', '~');

const cases: [string, string][] = [
  ['Est-ce cher ?', 'Est-ce cher_?'],
  ['Est-ce cher?', 'Est-ce cher_?'],
  ['Oui !', 'Oui_!'],
  ['Attention : danger', 'Attention_: danger'],
  ['Un; deux', 'Un_; deux'],
  ['Quoi ?!', 'Quoi_?!'],
  ['« mot »', '«_mot_»'],
  ['«mot»', '«_mot_»'],
  ['« Est-ce cher ? »', '«_Est-ce cher_?_»'],
  ['il dit « oui » : bien', 'il dit «_oui_»_: bien'],
  ['« a » ; « b »', '«_a_»_; «_b_»'],
  ['fin ».', 'fin_».'],
  ['(ici) : là', '(ici)_: là'],
  ["l'eau", 'l’eau'],
  ["l'« assurance »", 'l’«_assurance_»'],
  ["aujourd'hui", 'aujourd’hui'],
  ["c'est-à-dire", 'c’est-à-dire'],
  ["d'1 €", 'd’1_€'],
  ["5' 30", "5' 30"],
  ['attendez...', 'attendez…'],
  ['attendez....', 'attendez…'],
  ['fin .', 'fin.'],
  ['a , b', 'a, b'],
  ['deux  espaces', 'deux espaces'],
  ['45000 €', '45_000_€'],
  ['45 000 €', '45_000_€'],
  ['1200 €', '1_200_€'],
  ['1 200 €', '1_200_€'],
  ['10 000 000 euros', '10_000_000~euros'],
  ['500€', '500_€'],
  ['12 M €', '12_M€'],
  ['12M€', '12_M€'],
  ['3 k€', '3_k€'],
  ['1,5 Md€', '1,5_Md€'],
  ['2 M€ à 3 M€', '2_M€~à~3_M€'],
  ['100 000 à 500 000 €', '100_000~à~500_000_€'],
  ['50%', '50_%'],
  ['3,5 %', '3,5_%'],
  ['-5 %', '-5_%'],
  ['72h', '72_h'],
  ['24 h/24', '24_h/24'],
  ['9 h 30', '9_h 30'],
  ['15h30', '15h30'],
  ['8 à 72 h', '8~à~72_h'],
  ['10 à 15 %', '10~à~15_%'],
  ['5 jours', '5~jours'],
  ['2 semaines', '2~semaines'],
  ['12 salariés', '12~salariés'],
  ["ce qui, de 2017 s'arrêtait", 'ce qui, de 2017 s’arrêtait'],
  ['le 1er octobre 2019', 'le 1er~octobre 2019'],
  ['le 17 janvier', 'le 17~janvier'],
  ['en mars 2026', 'en mars 2026'],
  ['la loi NIS 2', 'la loi NIS~2'],
  ['LUCY 1998', 'LUCY 1998'],
  ['l’article 33, les articles L113-2', 'l’article~33, les articles~L113-2'],
  ['700 ms', '700_ms'],
  ['5 °C', '5_°C'],
  ['1ère', '1re'],
  ['1er', '1er'],
  ['2ème', '2e'],
  ['2èmes', '2es'],
  ['XXe siècle', 'XXe siècle'],
  ['01 99 00 12 34', '01~99~00~12~34'],
  ['12 345 678', '12_345_678'],
  ['n° 12', 'n°~12'],
  ['art. 83', 'art.~83'],
  ['§ 5', '§~5'],
  ['p. 12', 'p.~12'],
  ['M. Martin', 'M.~Martin'],
  ['Mme Durand', 'Mme~Durand'],
  ['oeuvre', 'œuvre'],
  ['coeur', 'cœur'],
  ['manoeuvre', 'manœuvre'],
  ['coefficient', 'coefficient'],
  ['https://a.fr/b?c=d', 'https://a.fr/b?c=d'],
  ['a:b', 'a:b'],
  ['12:30', '12:30'],
  ['Le 17/07/2025', 'Le 17/07/2025'],
  ['2025-2026', '2025-2026'],
  ['ISO 27001', 'ISO 27001'],
  ['3218', '3218'],
  ['AXA 2 : le retour', 'AXA 2_: le retour'],
  [': seul', ': seul'],
];

test('the table has its 60 cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

test.each(cases)('%s → %s', (typed, set) => {
  expect(visible(typography(typed))).toBe(set);
});

const signs = ['«', '»', '?', '!', ';', ':', '...', '.', ',', "'", '’', ' ', '  ', '\u00A0', '\u202F', '-', '/', '(', ')'];
const units = ['€', 'M€', 'k', '%', 'h', 'jours', '12', '1 200', '45000', '0', '01 99 00 12 34', 'à', 'n°', '§', 'art.', 'M.'];
const words = ['mot', 'l', 'qu'];
const changing = ['1ère', '2ème', 'oeuvre'];
const sentence = (pieces: string[]) => fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join(''));
const writing = sentence([...signs, ...units, ...words, ...changing]);

test('done twice, it changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(writing, fc.string({ unit: 'grapheme' })), (text) => {
      const once = typography(text);
      expect(typography(once)).toBe(once);
    }),
    { numRuns: 5000 },
  );
});

test('no letter and no figure is lost, but those of ordinals and ligatures', () => {
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}€%§«»?!;:,/()-]/gu, '');
  fc.assert(
    fc.property(sentence([...signs, ...units, ...words]), (text) => {
      expect(bare(typography(text))).toBe(bare(text));
    }),
    { numRuns: 2000 },
  );
});

const writtenOut = (text: string): Root => {
  const tree = structuredClone(parseText(text).tree as Root);
  writeOut()(tree);
  return tree;
};

/** What may stand between backticks, in an address, in an attribute. */
const hidden = fc
  .array(fc.constantFrom('a', '1200€', '50%', "l'eau", ':', ';', '?', '!', '...', '72h', '/', '12', 'oeuvre'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => all.join(''));

test('code, addresses and attributes stay as they are typed', () => {
  fc.assert(
    fc.property(hidden, (text) => {
      const tree = writtenOut(
        `Un mot \`${text}\` et [un lien](<https://a.fr/${text}>) : fin.\n\n<Bouton vers="${text}">\nAller !\n</Bouton>\n`,
      );
      const found: unknown[] = [];
      visit(tree, (node) => {
        if (node.type === 'inlineCode') found.push(node.value);
        if (node.type === 'link') found.push((node as Link).url);
        if (node.type === 'mdxJsxFlowElement') found.push(attributesOf(node as MdxJsxFlowElement).vers);
      });
      expect(found).toEqual([text, `https://a.fr/${text}`, text]);
    }),
    { numRuns: 500 },
  );
});

test('words on both sides of them are set, and the spaces that touch them', () => {
  const texts: string[] = [];
  visit(writtenOut("L'appel `l'appel` : 5 jours « **cinq** » [c'est là](/a?b=c) !"), 'text', ({ value }) => {
    texts.push(visible(value));
  });
  expect(texts).toEqual(['L’appel ', '_: 5~jours «_', 'cinq', '_» ', 'c’est là', '_!']);
});
