import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comparedOffers } from '#src/content/offers.ts';
import { sortOffers } from '#src/domain/comparison.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

// Sentences that name the houses of which something is so. As long as one stands where it stood, its names must be
// right; a writer who words it otherwise answers for it.

const offers = comparedOffers();
const names = (list: { nom: string }[]) =>
  list
    .map(({ nom }) => nom)
    .join(', ')
    .replace(/, ([^,]+)$/, ' et $1');
const dearer = (id: string) => {
  const byPrice = sortOffers(offers, 'prix');
  return names(byPrice.slice(byPrice.findLastIndex(({ prix }) => prix === byPrice.find((each) => each.id === id)?.prix) + 1));
};

const sentences: [file: string, sentence: RegExp, now: string][] = [
  ['axa', /partent de plus bas, (.*?) de plus haut/, dearer('axa')],
  ['hiscox', /par mois : seule (.*?) part de plus haut/, dearer('hiscox')],
  ['hiscox', /comparées ont cette ligne : (.*?)\./, names(offers.filter(({ garanties }) => garanties.fraudeInformatique))],
];

test.each(sentences)('%s: %s', (file, sentence, now) => {
  const text = readFileSync(inRoot('content/assureurs', `${file}.mdx`), 'utf8');
  expect([now, undefined]).toContain(sentence.exec(text)?.[1]);
});
