import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { find } from '#src/content/documents.ts';
import { comparedGuarantees, comparedOffers } from '#src/content/offers.ts';
import { type Offer, sortOffers } from '#src/domain/comparison.ts';
import { inWords } from '#src/domain/numbers.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

// A profile says of a house what the comparison says of it: its eight guarantees, its rank, what it lacks.

const offers = comparedOffers();
const guarantees = comparedGuarantees();
const flag = ({ garanties }: Offer, guarantee: string) => garanties[guarantee];

describe.each(offers)('$nom', (offer) => {
  test.each(guarantees)('$nom: on the profile as in the comparison', ({ id }) => {
    const lines = find('assureurs', offer.id).garanties.filter((line) => line.id === id);
    for (const { included } of lines) expect(included).toBe(flag(offer, id));
  });

  test('strengths and vigilance weigh the same', () => {
    const { forces, vigilance } = find('assureurs', offer.id);
    expect(vigilance.length).toBe(forces.length);
  });
});

const n = inWords;
const N = (count: number) => inWords(count).replace(/^./, (letter) => letter.toUpperCase());
const having = (guarantee: string) => offers.filter((offer) => flag(offer, guarantee));
const complete = offers.filter((offer) => guarantees.every((each) => flag(offer, each.id)));
const of = (id: string) => offers.find((offer) => offer.id === id) as (typeof offers)[number];
const held = (id: string) => guarantees.filter((each) => flag(of(id), each.id)).length;
const cheaper = (id: string) => offers.filter(({ prix }) => prix < of(id).prix).length;
const ordinals = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième'];
const rank = (id: string, by: 'prix' | 'note' | 'capacite') => sortOffers(offers, by).findIndex((offer) => offer.id === id);
const ordinal = (id: string, by: 'prix' | 'note' | 'capacite') => ordinals[rank(id, by)];

const sentences: [house: string, sentence: string][] = [
  ['axa', `${N(complete.length)} des ${n(offers.length)} offres comparées en sont là`],
  ['axa', `trouvera ${n(cheaper('axa'))} offres plus bas`],
  ['axa', `${N(cheaper('axa'))} offres partent de plus bas, Hiscox et AIG de plus haut`],
  [
    'groupama',
    `${n(held('groupama'))} garanties sur ${n(guarantees.length)}, ==${n(guarantees.length - held('groupama'))} trous`,
  ],
  ['groupama', `le ${ordinal('groupama', 'prix')} prix des ${n(offers.length)}, pour ${n(held('groupama'))} garanties`],
  ['hiscox', `${n(held('hiscox'))} garanties sur ${n(guarantees.length)}, ==sans la fraude==`],
  [
    'hiscox',
    `${N(having('fraudeInformatique').length)} des offres comparées ont cette ligne : ${having('fraudeInformatique')
      .map(({ nom }) => nom)
      .join(', ')
      .replace(/, ([^,]+)$/, ' et $1')}`,
  ],
  ['verspieren', `${n(having('atteinteReputation').length)} des ${n(offers.length)} offres l’ont`],
  ['verspieren', `${N(held('verspieren'))} garanties sur ${n(guarantees.length)} dans la grille`],
  ['verspieren', `${n(cheaper('verspieren'))} offres seulement partent de plus bas`],
  ['verspieren', `${ordinal('verspieren', 'prix')} prix du [comparatif]`],
  ['mma', `${ordinal('mma', 'prix')?.replace('d', 'D')} prix, ${ordinal('mma', 'capacite')} capacité`],
  ['aig', `${ordinal('aig', 'note')} des ${n(offers.length)}, et quatre étoiles sur cinq`],
  ['aig', `${n(of('aig').capaciteMax / of('axa').capaciteMax)} fois celle d’AXA ou d’Hiscox`],
];

test.each(sentences)('%s: « %s »', (house, sentence) => {
  expect(readFileSync(inRoot('content/assureurs', `${house}.mdx`), 'utf8')).toContain(sentence);
});
