import type { Element } from 'hast';
import { describe, expect, test } from 'vitest';
import { listPages } from '#src/content/documents.ts';
import {
  findContradiction,
  getSearchDate,
  listFacts,
  questions,
  toAsk,
} from '#src/content/insurer-facts.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { insurer, marketClasses, table } from '#src/content/tables.ts';
import { formatDate, formatSourceDate } from '#src/lib/dates.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { formatEuros, spellCount } from '#src/lib/numbers.ts';
import { isElement } from '../../scripts/build/finish.ts';
import { prescribed } from '../prescribed.ts';
import { byTag, getText, property } from './lib/page.ts';
import { findRows, inside, links, readElements, readPage, withoutTips, words } from './reading.ts';

const profiles = listPages('assureurs').map((document) => {
  const { route, assureur: id } = document;
  return { route, id, nom: insurer(id).nom, document };
});
const part = (html: string, label: string) =>
  new RegExp(`<section[^>]* aria-label(?:ledby)?="${label}"[\\s\\S]*?</section>`).exec(html)?.[0] ??
  '';

describe.each(profiles)('profile $route', ({ route, id, document }) => {
  const html = readPage(route);
  const grid = part(html, 'grille');
  const others = html.replace(grid, '');

  test('gives each answer with its year and its document', () => {
    const shownWords = [inside(html, 'identite'), inside(html, 'publie')].map(words).join(' ');
    const published = shownWords.replaceAll(/, non revérifié depuis le \S+ \S+ \d{4}/g, '');
    for (const { id: question } of questions()) {
      for (const { reponse, precision, source } of listFacts(id, question)) {
        const sentence = precision ? `${reponse}. ${precision}.` : `${reponse}.`;
        expect(published).toContain(
          words(`${sentence} ${formatSourceDate(source)}, ${source.editeur} (nouvel onglet)`),
        );
        expect(links(html)).toContain(source.adresse);
      }
      const why = findContradiction(id, question);
      if (why) expect(published).toContain(words(`Les sources se contredisent. ${why}`));
    }
    expect(published).toContain('Qui porte le risque');
    if (listFacts(id, 'porteur').length === 0)
      expect(published).toContain(words('Qui porte le risque Aucun document public trouvé.'));
  });

  test('lists the questions that no document answers', () => {
    const silent = questions().filter(
      (question) => question.id !== 'porteur' && listFacts(id, question.id).length === 0,
    );
    const names = silent.map(({ nom: name }) => lowerFirst(name)).join(' ; ');
    const left = document.silence ?? (silent.length > 0 ? `Rien trouvé sur : ${names}.` : '');
    const after = words(withoutTips(part(html, 'publie').split('</dl>').at(-1) ?? ''));
    expect(after).toBe(
      words(
        `${left} Recherche du ${formatDate(getSearchDate(id))}. À demander d’abord. ` +
          `${toAsk(id)} Les questions à poser à tous`,
      ),
    );
  });

  test('labels the grid and the stars as the site’s own', () => {
    expect(grid).toMatch(/<h2 id="grille">[^<]*\(aucun contrat lu\)/);
    for (const block of ['fiche', 'garanties', 'capacites']) {
      expect(others).not.toContain(`data-block="${block}"`);
      expect(grid).toContain(`data-block="${block}"`);
    }
    expect(words(grid)).toContain(
      words(`Repères indicatifs, relevés le ${formatDate(table('assureurs').releve)}`),
    );
    const { etoiles = 0 } = insurer(id);
    const stars = '★'.repeat(etoiles) + '☆'.repeat(5 - etoiles);
    expect(words(inside(others, 'etoiles'))).toContain(
      words(`${stars} ${etoiles} étoiles sur 5 : note éditoriale du site`),
    );
    expect(words(inside(grid, 'fiche'))).toContain(
      words(`${spellCount(etoiles)} étoiles sur cinq`),
    );
  });

  test('begins with the measured price, not the grid’s', () => {
    const measured = marketClasses().find((each) => each.id === 'petite');
    const head = html.slice(0, html.indexOf('id="identite"'));
    expect(words(inside(head, 'mesure'))).toContain(
      words(`${formatEuros(measured?.premium ?? Number.NaN)} par an`),
    );
    expect(words(head)).not.toContain('par mois');
  });

  test('says whether the company competes with the broker', () => {
    expect(words(grid).includes('concurrent')).toBe(insurer(id).nature === 'courtier');
  });

  test('ends with the specified links', () => {
    const closing = words(inside(html, 'suite'));
    const { quote, compare } = prescribed.insurers;
    for (const specified of [quote, compare])
      expect(specified.map(words).filter((each) => closing.includes(each))).not.toEqual([]);
  });
});

describe('list of insurers', () => {
  const cards = readElements(readPage('/assureurs'), 'li');

  test.each(profiles)('shows the carrier and the starting price of $nom', ({ id, nom }) => {
    const card = cards.find((each) => each.startsWith(`${nom} `) && each.includes('Qui paie'));
    for (const { bref, reponse } of listFacts(id, 'porteur'))
      expect(card).toContain(words(bref ?? reponse));
    const { prix } = insurer(id);
    expect(card).toContain(
      words(`Prix ${prix === undefined ? 'sur devis' : `dès ${formatEuros(prix)} par mois`}`),
    );
  });
});

describe('reinsurers', () => {
  test('are named only with a public source', () => {
    const levels = Object.values(table('assureurs').lignes).flatMap(({ paliers }) => paliers);
    const reinsurance = levels.filter(({ capacite }) => capacite === 'Réassurance');
    expect(reinsurance.length).toBeGreaterThan(2);
    for (const { description } of reinsurance) expect(description).toMatch(/désignés au contrat/);
    for (const { route, id } of profiles) {
      const [named = ''] = /Swiss Re|Munich Re|Hannover|SCOR/.exec(words(readPage(route))) ?? [];
      expect(JSON.stringify(listFacts(id, 'porteur'))).toContain(named);
    }
  });
});

const findLinks = (element: Element) => byTag({ type: 'root', children: [element] }, 'a');

describe('comparison', () => {
  const html = readPage('/comparatif');
  const grid = words(inside(html, 'tableau'));

  test('labels the grid, its day and its ratings', () => {
    expect(words(html)).toContain(
      words(`Relevé le ${formatDate(table('assureurs').releve)}. Repères indicatifs`),
    );
    for (const sentence of [
      'Incluse, d’après notre grille',
      'Ce qu’indique notre grille, aucun contrat lu',
      'Note sur 5Note éditoriale du site',
      'réassureurs désignés au contrat',
    ])
      expect(grid).toContain(words(sentence));
  });

  test('answers each question with a document or a search day', () => {
    const compared = questions().filter(({ compare }) => compare);
    expect(compared.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['porteur', 'vente', 'rancon', 'clientele']),
    );
    for (const { id } of comparedOffers())
      for (const question of compared) {
        const [, cell = ''] =
          new RegExp(`data-slot="q-${question.id}-${id}"[^>]*>([\\s\\S]*?)</td>`).exec(html) ?? [];
        const facts = listFacts(id, question.id);
        if (facts.length === 0)
          expect(words(cell)).toBe(words(`Rien trouvé${formatDate(getSearchDate(id))}`));
        for (const { reponse, bref, source } of facts) {
          for (const sentence of [bref ?? reponse, source.editeur])
            expect(words(cell)).toContain(words(sentence));
          expect(words(cell)).toMatch(/, (?:vu en \d{4}|(?:\p{L}+ )?\d{4})/u);
        }
      }
  });

  test('names a company only next to its document', () => {
    const rows = findRows(html, 'Selon votre situation');
    expect(rows).toHaveLength(4);
    for (const cell of rows.flatMap(({ children }) => children.filter(isElement))) {
      const text = words(getText(cell));
      const companies = comparedOffers().filter(({ nom }) => text.includes(words(nom)));
      const documents = findLinks(cell).filter((link) => property(link, 'href').startsWith('http'));
      expect(documents.length, text).toBeGreaterThanOrEqual(companies.length);
    }
    expect(
      rows
        .flatMap(findLinks)
        .filter((link) => property(link, 'href') === '/comparatif?faut=fraude')
        .map(getText),
    ).toEqual(['Les afficher']);
  });
});
