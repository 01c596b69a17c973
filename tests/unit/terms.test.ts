import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { linkTerms } from '#src/content/mdx/link-terms.ts';
import { parseText } from '#src/content/mdx/parse.ts';
import { isTag, readAttributes } from '#src/content/mdx/tags.ts';
import { createTermFinder, listForms } from '#src/lib/terms.ts';

describe('forms of a term', () => {
  test.each([
    ['Préavis', ['préavis']],
    ['Journal', ['journal', 'journaux']],
    ['Sous-traitant', ['sous-traitant', 'sous-traitants', 'sous-traitante', 'sous-traitantes']],
    [
      'Analyse d’impact (AIPD)',
      ['analyse d’impact', 'analyse d’impacts', 'analyses d’impact', 'analyses d’impacts'],
    ],
  ])('gives %s its forms', (nom, forms) => expect(listForms({ nom })).toEqual(forms));
});

describe('search for terms', () => {
  const find = createTermFinder({
    franchise: { nom: 'Franchise' },
    risque: { nom: 'Risque' },
    porteur: { nom: 'Porteur de risque', formes: ['porteur du risque'] },
    attente: { nom: 'Délai d’attente' },
    edr: { nom: 'EDR' },
  });
  test.each([
    [
      'at the head of a sentence, and in the plural',
      'Franchise et franchises',
      ['franchise:Franchise', 'franchise:franchises'],
    ],
    ['after an elision', "l’EDR et l'EDR", ['edr:EDR', 'edr:EDR']],
    [
      'with a typed apostrophe and a space that does not break',
      "un délai\u00A0d'attente",
      ["attente:délai\u00A0d'attente"],
    ],
    [
      'that is longer than another term in it',
      'le porteur du risque et son risque',
      ['porteur:porteur du risque', 'risque:risque'],
    ],
    ['not within another word', 'une franchisée, un sous-risque, risque-tout, edr', []],
  ])('finds a term %s', (_name, text, found) =>
    expect(find(text).map(({ id, words }) => `${id}:${words}`)).toEqual(found),
  );
});

describe('linkTerms', () => {
  function link(text: string): Root {
    const tree = structuredClone(parseText(text).tree as Root);
    linkTerms()(tree);
    return tree;
  }
  /** Returns the ids of the glossary terms that become links in a text, in order. */
  function marked(text: string): string[] {
    const ids: string[] = [];
    visit(link(text), (node) => {
      if (isTag(node) && node.name === 'Mot') ids.push(readAttributes(node).id ?? '');
    });
    return ids;
  }

  test.each([
    ['a sentence', 'La franchise, puis les plafonds.', ['franchise', 'plafond']],
    ['a note', '<Marge>\nLa franchise.\n</Marge>', ['franchise']],
    ['a cell', '| a |\n| --- |\n| franchise |', ['franchise']],
    ['a sentence after a quote', '« x » et la franchise', ['franchise']],
  ])('marks the terms of %s', (_name, text, ids) => expect(marked(text)).toEqual(ids));

  test.each([
    ['a link', 'Voir [la franchise](/faq).'],
    ['a word that a writer has marked', '<Terme id="franchise">franchise</Terme>'],
    ['a quote', '« la *franchise* » du contrat'],
    ['a common word', 'un tiers'],
  ])('marks nothing in %s', (_name, text) => expect(marked(text)).toEqual([]));
});
