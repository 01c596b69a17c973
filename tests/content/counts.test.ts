import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { find } from '#src/content/documents.ts';
import { comparedGuarantees, comparedOffers } from '#src/content/offers.ts';
import { figures, table } from '#src/content/tables.ts';
import { missing, sortOffers } from '#src/domain/comparison.ts';
import { inWords } from '#src/domain/numbers.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

// Prose that counts what a table holds: each sentence is written here with its numbers left to the tables,
// and must stand so in the content. When a table changes, the red line says how the sentence now reads.

const n = inWords;
const N = (count: number) => inWords(count).replace(/^./, (letter) => letter.toUpperCase());

const offers = comparedOffers();
const guarantees = comparedGuarantees();
const fields = guarantees.map(({ id }) => id);
const houses = Object.values(table('assureurs').lignes);
const lacks = (id: string) => offers.filter((offer) => offer.id === id).flatMap((offer) => missing(offer, fields)).length;
const holes = offers.reduce((sum, { id }) => sum + lacks(id), 0);
const complete = offers.filter(({ id }) => lacks(id) === 0).length;
const notInsurers = offers.filter(({ nature }) => nature !== 'assureur').length;
const { secteurs, tailles } = table('estimateur');
const combinations = Object.keys(secteurs).length * tailles.length;
const { facteurs = [], economies = [] } = find('pages', 'tarifs');
const held = facteurs.filter(({ tenu }) => tenu).length;
const known = 2; // the sector and the size
const steps = find('pages', 'comment-souscrire').etapes?.length ?? 0;
const stars = (nom: string) => houses.find((house) => house.nom === nom)?.etoiles ?? 0;
const read = (file: string) => readFileSync(inRoot('content', file), 'utf8');
const questions = (file: string) => (parse(read(file)) as { questions: unknown[] }).questions.length;
const asked = /<Cocher titre="À demander[\s\S]*?<\/Cocher>/.exec(read('pages/comparatif.mdx'))?.[0].match(/^- /gm)?.length ?? 0;

/** How many times a premium of the market is that of our band, at its dear end and at its cheap end. */
function times(premium: string, band: string): [number, number] {
  const [market, ours] = [figures.chiffres[premium]?.valeur, figures.prix[band]?.valeur];
  if (typeof market !== 'number' || !Array.isArray(ours)) throw new Error(`${premium} ou ${band} a changé de forme.`);
  return [Math.round(market / (ours[1] * 12)), Math.round(market / (ours[0] * 12))];
}
const [pmeLeast, pmeMost] = times('lucy-moyenne-prime', 'tranche-pme');
const [etiLeast, etiMost] = times('lucy-eti-prime', 'tranche-eti');

const comparatif = 'pages/comparatif.mdx';
const tarifs = 'pages/tarifs.mdx';
const sentences: [file: string, sentence: string][] = [
  [comparatif, `${N(offers.length)} offres, ${n(guarantees.length)} garanties, ==${n(holes)} trous==`],
  [comparatif, `${N(offers.length)} offres d’assurance cyber comparées : ${n(guarantees.length)} garanties`],
  [comparatif, `${n(complete)} offres sur ${n(offers.length)} ont les ${n(guarantees.length)} garanties`],
  [comparatif, `Groupama en laisse ${n(lacks('groupama'))} dehors`],
  [comparatif, `Hiscox et Verspieren ${lacks('hiscox') === 1 && lacks('verspieren') === 1 ? 'une' : 'plusieurs'}`],
  [comparatif, `${N(offers.length)} offres ne font pas le marché`],
  [comparatif, `les ${n(houses.length)} noms du site`],
  [comparatif, `${N(notInsurers)} colonnes ne sont pas des assureurs`],
  [comparatif, `${n(stars('Stoïk'))} pour Stoïk, ${n(stars('AXA'))} pour les autres`],
  [comparatif, `AXA <Chiffre id="note-axa" /> avec les ${n(guarantees.length)}`],
  [comparatif, `ces ${n(asked)} questions`],
  [comparatif, `les ${n(steps)} étapes`],
  [tarifs, `Le prix tient à ${n(facteurs.length)} choses, l’estimateur ==en connaît ${n(known)}==`],
  [tarifs, `${n(combinations)} fourchettes par secteur et par taille, ${n(offers.length)} prix de départ`],
  [tarifs, `Les ${n(combinations)} résultats de l’estimateur`],
  [tarifs, `${N(offers.length)} prix de départ, et ce qu’ils n’achètent pas`],
  [tarifs, `${N(offers.length)} maisons ont un prix`],
  [tarifs, `avec les ${n(guarantees.length - lacks('stoik'))} garanties de la grille`],
  [tarifs, `avec ${n(guarantees.length - lacks('groupama'))}. Regardez`],
  [tarifs, `${N(notInsurers)} de ces prix viennent d’un courtier`],
  [tarifs, `${N(facteurs.length)} facteurs : ${n(facteurs.length - held)} vous décrivent, ${n(held)} se décident`],
  [tarifs, `${N(economies.length)} façons de payer moins`],
  [tarifs, `la seule de ces ${n(economies.length)} économies`],
  [tarifs, `passe sous les ${n(offers.length)} prix de départ`],
  [tarifs, `paie de ${n(pmeLeast)} à ${n(pmeMost)} fois notre tranche PME`],
  [tarifs, `paie de ${n(etiLeast)} à ${n(etiMost)} fois la sienne`],
  ['pages/faq.mdx', `${n(questions('faq/tarifs.yaml'))} questions à eux`],
  ['faq/tarifs.yaml', `${N(questions('faq/tarifs.yaml'))} questions d’argent`],
  ['faq/tarifs.yaml', `Le premier prix des ${n(offers.length)} maisons`],
  ['faq/faq-prix.yaml', `Les ${n(offers.length)} prix de départ comparés`],
  ['faq/faq-prix.yaml', `${N(facteurs.length)} choses. Le chiffre d’affaires`],
];

test.each(sentences)('%s : « %s »', (file, sentence) => {
  expect(read(file)).toContain(sentence);
});

test('what the cards say of a rank or of a count is so', () => {
  const [cheapest, second] = sortOffers(offers, 'prix');
  const byCapacity = sortOffers(offers, 'capacite');
  const average = offers.reduce((sum, { prix }) => sum + prix, 0) / offers.length;
  const row = (nom: string) => offers.find((offer) => offer.nom === nom);
  const said = (nom: string) => [...(row(nom)?.avantages ?? []), ...(row(nom)?.inconvenients ?? [])].join(' ; ');
  expect(said(cheapest?.nom ?? '')).toContain('Le premier prix de départ');
  expect(said(second?.nom ?? '')).toContain('Le deuxième prix de départ');
  expect(said(sortOffers(offers, 'prix').at(-1)?.nom ?? '')).toContain(`Le prix de départ le plus élevé des ${n(offers.length)}`);
  expect(said(byCapacity[0]?.nom ?? '')).toContain(`La plus grande capacité des ${n(offers.length)}`);
  expect(said(byCapacity.at(-1)?.nom ?? '')).toContain(`La plus petite capacité des ${n(offers.length)}`);
  expect(said('Groupama')).toContain(`${N(lacks('groupama'))} garanties absentes de la grille`);
  for (const { nom, prix, inconvenients } of offers)
    if (inconvenients.includes('Un prix de départ au-dessus de la moyenne')) expect(prix, nom).toBeGreaterThan(average);
  for (const { nom, id, tarif } of offers) {
    const counted = tarif?.avantages.find((line) => / garanties sur /.test(line));
    if (counted) expect(counted, nom).toBe(`${N(guarantees.length - lacks(id))} garanties sur ${n(guarantees.length)}`);
  }
});

test('counts in words', () => {
  expect([0, 7, 16, 17, 20, 21, 27, 31].map(inWords)).toEqual([
    'zéro',
    'sept',
    'seize',
    'dix-sept',
    'vingt',
    'vingt et un',
    'vingt-sept',
    '31',
  ]);
});
