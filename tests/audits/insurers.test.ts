import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allOf } from '#src/content/documents.ts';
import { askedOfAll, contradictionOf, factsOf, questions, searchedOn, toAsk } from '#src/content/insurer-facts.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { capacities, faqOf, figures, guarantee, insurer, ownQuestions, table, wording } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { formatDate, yearOf } from '#src/domain/dates.ts';
import { elided, lowerFirst } from '#src/domain/letters.ts';
import { formatEurosInFull, inWords } from '#src/domain/numbers.ts';
import { out } from '../../scripts/lib/paths.ts';
import { prescribed } from '../prescribed.ts';
import { headings, inside, links, withoutTips, words } from './reading.ts';

// What the site says of the companies that it names, read in the export.

const profiles = allOf('assureurs').map((document) => {
  const { route, assureur: id } = document;
  return { route, id, nom: insurer(id).nom, document };
});
const read = (route: string) => readFileSync(`${out}${route}.html`, 'utf8');
const capacityTable = table('capacites').assureurs;

describe.each(profiles)('$route', ({ route, id, nom, document }) => {
  test('decision 50: the legal entity that carries the risk is named from a public source with its date, or none was found', () => {
    const published = words(inside(read(route), 'publie'));
    const facts = factsOf(id, 'porteur');
    expect(published).toContain('Qui porte le risque');
    if (facts.length === 0) {
      expect(published).toContain(words('Qui porte le risque Nous n’avons trouvé aucun document public qui le dise.'));
      expect(words(read(route))).toContain(words(`Recherche du ${formatDate(searchedOn(id))}`));
    }
    for (const { reponse, source } of facts) {
      expect(published).toContain(words(reponse));
      expect(links(read(route))).toContain(source.adresse);
      expect(published).toContain(words(`${yearOf(source) ?? 'Non daté'} ${source.editeur} : ${source.titre}`));
    }
  });

  test('each published fact stands there with its document; what was not found is named', () => {
    const html = words(withoutTips(read(route)));
    for (const question of questions()) {
      const facts = factsOf(id, question.id);
      for (const { reponse, source } of facts) {
        expect(html).toContain(words(reponse));
        expect(html).toContain(words(source.titre));
      }
      if (facts.length === 0) expect(html.toLowerCase()).toContain(words(question.nom).toLowerCase());
    }
  });

  test('under the documents stands what the table has none for, and nothing else of the market; sentences stand apart', () => {
    const section = /<section[^>]* aria-labelledby="publie"[\s\S]*?<\/section>/.exec(read(route))?.[0] ?? '';
    const silent = questions().filter((question) => question.id !== 'porteur' && factsOf(id, question.id).length === 0);
    const names = silent.map(({ nom: name }) => lowerFirst(name)).join(' ; ');
    const notFound = silent.length > 0 ? `Rien trouvé sur : ${names}. ` : '';
    const search = `Recherche du ${formatDate(searchedOn(id))}, dans les pages ${elided('de', nom)}, la presse et les études publiées.`;
    expect(words(withoutTips(section.split('</dl>').at(-1) ?? ''))).toBe(words(notFound + search));
    expect(section).not.toMatch(/\.(?:<!-- -->)?<span/);
    expect(words(section)).not.toMatch(/\b(?:que|de) [AEIOU][A-Z]/);
  });

  test('decision 51: the grid stands in one labelled box, and the stars in the head as our editorial rating', () => {
    const html = read(route);
    expect(headings(html).filter((title) => title === words('Ce qu’indique notre grille (aucun contrat lu)'))).toHaveLength(1);
    const boxes = html.split('<div class="perimeter indicated">');
    expect(boxes).toHaveLength(2);
    const [head = '', box = ''] = boxes;
    for (const block of ['fiche', 'garanties', 'capacites']) {
      expect(head).not.toContain(`data-block="${block}"`);
      expect(box).toContain(`data-block="${block}"`);
    }
    expect(words(html)).toContain(words(`Grille relevée le ${formatDate(table('assureurs').releve)}`));
    const { etoiles = 0 } = insurer(id);
    const drawn = '★'.repeat(etoiles) + '☆'.repeat(5 - etoiles);
    expect(words(inside(head, 'etoiles'))).toContain(words(`${drawn} ${etoiles} étoiles sur 5 : note éditoriale du site`));
    expect(words(inside(box, 'fiche'))).toContain(words(`${inWords(etoiles)} étoiles sur cinq`));
  });

  test('what the grid does not indicate is said to be absent from it, and what no document tells from our documents', () => {
    const flags = Object.entries(insurer(id).garanties ?? {});
    const absent = flags.flatMap(([flag, isCovered]) => (isCovered ? [] : words(guarantee(flag).nom)));
    const groups = inside(read(route), 'garanties').split('<h3 ').slice(1);
    const named = groups.filter((group) => words(`<h3 ${group}`).startsWith('Absent de notre grille'));
    const names = (group: string) => [...group.matchAll(/<b>([^<]*)<\/b>/g)].map(([, name = '']) => words(name));
    expect(named.flatMap(names).sort()).toEqual(absent.sort());
    const said = words(groups.join('')).split('Absente : ').length - 1;
    const undocumented = document.garanties.filter(({ sansDocument }) => sansDocument).length;
    expect(said).toBe(absent.length + undocumented);
  });

  test('the year stands before what the document says; documents that contradict each other stand side by side', () => {
    // Since when nobody has verified a document again stands between the two.
    const published = words(inside(read(route), 'publie')).replaceAll(/, non revérifié depuis le \S+ \S+ \d{4}/g, '');
    for (const { id: question, nom } of questions()) {
      for (const { reponse, source } of factsOf(id, question)) {
        const year = yearOf(source);
        const seen = year ? '' : `, vu le ${formatDate(source.verifie)}`;
        expect(published).toContain(
          words(`${year ?? 'Non daté'} ${source.editeur} : ${source.titre} (autre site, nouvel onglet)${seen} ${reponse}.`),
        );
      }
      const why = contradictionOf(id, question);
      expect(published.includes(words(`${nom} : les sources se contredisent`)), question).toBe(why !== undefined);
      if (why) expect(published).toContain(words(why));
    }
  });

  test('every company is held to the same questions, and where a request goes is told', () => {
    const html = read(route);
    const section = /<section[^>]* aria-labelledby="ecrire"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    const asked = [toAsk(id), ...askedOfAll()];
    expect(askedOfAll()).not.toEqual([]);
    for (const question of asked) expect(words(section)).toContain(words(question));
    expect(words(section).split(words('Question posée à tous.'))).toHaveLength(askedOfAll().length + 1);
    expect(words(section)).toContain(words(plainText(wording('fiche-demande'))));
    expect(words(section).includes('concurrent')).toBe(insurer(id).nature === 'courtier');
  });

  test('questions that hold for all insurers come after its own, and are marked so', () => {
    const shared = faqOf(route).flatMap(({ questions: all }) => all.filter(({ isShared }) => isShared));
    const shown = words(inside(read(route), 'faq'));
    expect(ownQuestions(route)).not.toEqual([]);
    expect(shared).not.toEqual([]);
    expect(shown.split('Valable pour tous les assureurs')).toHaveLength(shared.length + 1);
    for (const { question } of shared) expect(shown).toContain(words(`${question} Valable pour tous les assureurs`));
  });

  test('the calls to action at its end are the specified ones', () => {
    const closing = words(/<section[^>]* aria-label="Et maintenant"[\s\S]*?<\/section>/.exec(read(route))?.[0] ?? '');
    const { quote, compare } = prescribed.insurers;
    for (const specified of [quote, compare])
      expect(specified.map(words).filter((each) => closing.includes(each))).not.toEqual([]);
  });
});

test('decision 42: reinsurers are « désignés au contrat », and named only with a public source', () => {
  const reinsurance = Object.values(capacityTable).flatMap((levels) =>
    levels.filter(({ capacite }) => capacite === 'Réassurance'),
  );
  expect(reinsurance.length).toBeGreaterThan(2);
  for (const { description } of reinsurance) expect(description).toMatch(/désignés au contrat/);
  expect(words(inside(read('/comparatif'), 'tableau'))).toContain(words('réassureurs désignés au contrat'));
  const known = /Swiss Re|Munich Re|Hannover|SCOR/;
  for (const { route, id } of profiles) {
    const named = known.exec(words(read(route)))?.[0];
    if (named)
      expect(
        factsOf(id, 'porteur')
          .map(({ reponse }) => reponse)
          .join(),
      ).toContain(named);
  }
});

test('each capacity is written once: the profile’s level and the comparison’s column are one value', () => {
  for (const { id, route } of profiles) {
    const levels = capacityTable[id] ?? [];
    const index = levels.findIndex(({ montant }) => montant === 'capaciteMax');
    for (const { montant } of levels) expect(montant, id).not.toBe(insurer(id).capaciteMax);
    const level = figures.plafonds[`${id}-palier-${index + 1}`];
    if (index >= 0) expect(level?.valeur, id).toBeDefined();
    if (index >= 0) expect(level?.valeur, id).toBe(figures.plafonds[id]?.valeur);
    expect(read(route)).toContain('data-block="capacites"');
  }
});

test('MMA’s capacities are written as specified, in euros', () => {
  const drawn = words(inside(read('/assureurs/mma'), 'capacites'));
  const amounts = capacities('mma').flatMap(({ montant }) => montant ?? []);
  expect(amounts).toHaveLength(prescribed.profiles.mma.capacities.length);
  for (const amount of amounts) expect(drawn).toContain(words(formatEurosInFull(amount * 1e6)));
});

describe('/comparatif', () => {
  const html = read('/comparatif');

  test('its grid says on which day it was recorded', () => {
    expect(words(html)).toContain(words(`Relevé le ${formatDate(table('assureurs').releve)}. Repères indicatifs`));
  });
  const grid = words(inside(html, 'tableau'));

  test('every question of the table is answered for every offer, by a document or by the day of the search', () => {
    const asked = questions().filter(({ compare }) => compare);
    expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(['porteur', 'vente', 'rancon', 'clientele']));
    for (const { id } of comparedOffers()) {
      for (const question of asked) {
        const cell = words(
          html
            .split(`data-slot="q-${question.id}-${id}"`)[1]
            ?.split('</td>')[0]
            ?.replace(/^[^>]*>/, '') ?? '',
        );
        const facts = factsOf(id, question.id);
        if (facts.length === 0) expect(cell).toBe(words(`Rien trouvé${formatDate(searchedOn(id))}`));
        for (const { reponse, source } of facts) {
          expect(cell).toContain(words(reponse));
          expect(cell).toContain(words(source.editeur));
          expect(cell).toMatch(/, (?:non daté, vu en \d{4}|(?:\p{L}+ )?\d{4})/u);
        }
      }
    }
  });

  test('decision 51: the table labels the grid, and ratings are said to be editorial', () => {
    expect(grid).toContain(words('Ce qu’indique notre grille, aucun contrat lu'));
    expect(grid).toContain(words('Note sur 5Note éditoriale du site'));
  });

  test('decision 51: outside the grid no sentence turns a tick or its absence into what a contract pays', () => {
    const prose = words(inside(html));
    const names = profiles.map(({ nom }) => nom).join('|');
    const turned = new RegExp(`(?:${names})[^.]*\\b(?:couvre|paie|indemnise|rembourse|laisse|n'a pas|manque)\\b[^.]*\\.`, 'g');
    expect(prose.match(turned) ?? []).toEqual([]);
  });
});
