import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comparedOffers } from '#src/content/offers.ts';
import { sortOffers } from '#src/domain/comparison.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

// A rank or a superlative is typed in the sentence that tells it. As long as a sentence stands where it stood, what it
// says must be so; a writer who words it otherwise answers for it.

const offers = comparedOffers();
const number = '<Compte de=\\\\?"offres\\\\?" />';
const ordinals = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième', 'septième', 'huitième', 'neuvième'];
const value = (id: string, of: 'prix' | 'note' | 'capaciteMax') => offers.find((offer) => offer.id === id)?.[of] ?? 0;
const ordinal = (id: string, of: 'prix' | 'note' | 'capaciteMax') => {
  const better = offers.filter((offer) => (of === 'prix' ? offer[of] < value(id, of) : offer[of] > value(id, of)));
  return ordinals[better.length] ?? '';
};
const end = (id: string, of: 'prix' | 'note' | 'capaciteMax', high: string, low: string) => {
  const all = offers.map((offer) => offer[of]);
  if (value(id, of) === Math.max(...all)) return high;
  return value(id, of) === Math.min(...all) ? low : 'neither the highest nor the lowest';
};
const dearer = (id: string) => sortOffers(offers, 'prix').flatMap(({ prix, nom }) => (prix > value(id, 'prix') ? [nom] : []));
const names = (list: string[]) => list.join(', ').replace(/, ([^,]+)$/, ' et $1');

/** Where a sentence stands; the words before what it says, and after; what is so. */
const claims: [file: string, before: string, after: string, now: string][] = [
  ['assureurs/aig.mdx', 'la plus ', ` capacité des ${number}`, end('aig', 'capaciteMax', 'grande', 'petite')],
  ['assureurs/aig.mdx', 'le prix de départ le plus ', '\\.', end('aig', 'prix', 'haut', 'bas')],
  ['assureurs/aig.mdx', 'se monte le plus ', ` plafond des ${number}`, end('aig', 'capaciteMax', 'haut', 'bas')],
  ['assureurs/aig.mdx', '<Chiffre id="note-aig" />, ', ` des ${number}`, ordinal('aig', 'note')],
  ['assureurs/axa.mdx', 'partent de plus bas, ', ' de plus haut', names(dearer('axa'))],
  ['assureurs/groupama.mdx', 'par an : le ', ` prix des ${number}`, ordinal('groupama', 'prix')],
  ['assureurs/groupama.mdx', 'la note la plus ', ` des ${number}`, end('groupama', 'note', 'haute', 'basse')],
  ['assureurs/hiscox.mdx', 'par mois : seule ', ' part de plus haut', names(dearer('hiscox'))],
  [
    'assureurs/hiscox.mdx',
    'offres comparées ont cette ligne : ',
    '\\.',
    names(offers.filter(({ garanties }) => garanties.fraudeInformatique).map(({ nom }) => nom)),
  ],
  ['assureurs/mma.mdx', 'plafond de MMA reste le plus ', ` des ${number}`, end('mma', 'capaciteMax', 'haut', 'bas')],
  ['assureurs/mma.mdx', 'pour le ', ' prix de départ du comparatif', ordinal('mma', 'prix')],
  ['assureurs/mma.mdx', 'au plus : la plus ', ` capacité des ${number}`, end('mma', 'capaciteMax', 'grande', 'petite')],
  ['assureurs/mma.mdx', '## Deuxième prix, ', ' capacité', ordinal('mma', 'capaciteMax')],
  ['assureurs/stoik.mdx', 'affiche le ', ` prix des ${number}`, ordinal('stoik', 'prix')],
  ['assureurs/stoik.mdx', 'id="note-stoik" /> : la plus ', ` des ${number}`, end('stoik', 'note', 'haute', 'basse')],
  ['assureurs/verspieren.mdx', 'l’année : ', ' prix du \\[comparatif\\]', ordinal('verspieren', 'prix')],
  ['faq/assureurs-aig.yaml', 'le prix d’entrée le plus ', ` des ${number}`, end('aig', 'prix', 'élevé', 'bas')],
  ['faq/assureurs-axa.yaml', 'C’est le ', ` prix des ${number}`, ordinal('axa', 'prix')],
  ['faq/assureurs-mma.yaml', 'C’est le ', ` prix le plus bas des ${number}`, ordinal('mma', 'prix')],
  ['faq/assureurs-stoik.yaml', 'le point de départ le plus ', ` des ${number}`, end('stoik', 'prix', 'haut', 'bas')],
];

test.each(claims)('%s: « %s…', (file, before, after, now) => {
  const text = readFileSync(inRoot('content', file), 'utf8');
  const told = new RegExp(`${before.replace(/[.[\]/]/g, '\\$&')}([\\p{L}’, -]{1,60}?)${after}`, 'u').exec(text)?.[1];
  expect([now, undefined]).toContain(told);
});

test.each(offers)('the card of $nom says of its price what is so', ({ id, prix, avantages, inconvenients }) => {
  const card = [...avantages, ...inconvenients];
  for (const line of card) {
    const told = /^Le (\p{L}+) prix de départ$/u.exec(line)?.[1];
    if (told) expect(told).toBe(ordinal(id, 'prix'));
    const extreme = /^Le prix de départ le plus (\p{L}+) des /u.exec(line)?.[1];
    if (extreme) expect(extreme).toBe(end(id, 'prix', 'élevé', 'bas'));
    const capacity = /^La plus (\p{L}+) capacité des /u.exec(line)?.[1];
    if (capacity) expect(capacity).toBe(end(id, 'capaciteMax', 'grande', 'petite'));
  }
  if (card.includes('Un prix de départ au-dessus de la moyenne'))
    expect(prix).toBeGreaterThan(offers.reduce((sum, offer) => sum + offer.prix, 0) / offers.length);
});
