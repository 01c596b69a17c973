import { describe, expect, test } from 'vitest';
import { allOf } from '#src/content/documents.ts';
import { askedOfAll, contradictionOf, factsOf, questions, searchedOn, toAsk } from '#src/content/insurer-facts.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { capacities, guarantee, insurer, questionsOf, table, wording } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { formatDate, yearOf } from '#src/domain/dates.ts';
import { elided, lowerFirst } from '#src/domain/letters.ts';
import { formatEurosInFull, inWords } from '#src/domain/numbers.ts';
import { prescribed } from '../prescribed.ts';
import { headings, inside, links, pageOf, withoutTips, words } from './reading.ts';

// What the site says of the companies that it names, read in the export.

const profiles = allOf('assureurs').map((document) => {
  const { route, assureur: id } = document;
  return { route, id, nom: insurer(id).nom, document };
});
const part = (html: string, label: string) =>
  new RegExp(`<section[^>]* aria-label(?:ledby)?="${label}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';

describe.each(profiles)('$route', ({ route, id, nom, document }) => {
  const html = pageOf(route);

  test('decision 50: each published fact follows its year and its document, contradictions side by side; who carries the risk is always told', () => {
    // Since when nobody has verified a document again stands between the two.
    const published = words(inside(html, 'publie')).replaceAll(/, non revérifié depuis le \S+ \S+ \d{4}/g, '');
    expect(published).toContain('Qui porte le risque');
    for (const { id: question, nom: name } of questions()) {
      for (const { reponse, source } of factsOf(id, question)) {
        const year = yearOf(source);
        const seen = year ? '' : `, vu le ${formatDate(source.verifie)}`;
        expect(published).toContain(
          words(`${year ?? 'Non daté'} ${source.editeur} : ${source.titre} (autre site, nouvel onglet)${seen} ${reponse}.`),
        );
        expect(links(html)).toContain(source.adresse);
      }
      const why = contradictionOf(id, question);
      expect(published.includes(words(`${name} : les sources se contredisent`)), question).toBe(why !== undefined);
      if (why) expect(published).toContain(words(why));
    }
    if (factsOf(id, 'porteur').length === 0)
      expect(published).toContain(words('Qui porte le risque Nous n’avons trouvé aucun document public qui le dise.'));
  });

  test('under the documents stands what the table has none for, and nothing else of the market; sentences stand apart', () => {
    const section = part(html, 'publie');
    const silent = questions().filter((question) => question.id !== 'porteur' && factsOf(id, question.id).length === 0);
    const names = silent.map(({ nom: name }) => lowerFirst(name)).join(' ; ');
    const notFound = silent.length > 0 ? `Rien trouvé sur : ${names}. ` : '';
    const search = `Recherche du ${formatDate(searchedOn(id))}, dans les pages ${elided('de', nom)}, la presse et les études publiées.`;
    expect(words(withoutTips(section.split('</dl>').at(-1) ?? ''))).toBe(words(notFound + search));
    expect(section).not.toMatch(/\.(?:<!-- -->)?<span/);
    expect(words(section)).not.toMatch(/\b(?:que|de) [AEIOU][A-Z]/);
  });

  test('decision 51: the grid stands in one labelled box, and the stars in the head as our editorial rating', () => {
    expect(headings(html).filter((title) => title === words('Ce qu’indique notre grille (aucun contrat lu)'))).toHaveLength(1);
    const [head = '', box = '', ...more] = html.split('<div class="perimeter indicated">');
    expect(more).toEqual([]);
    for (const block of ['fiche', 'garanties', 'capacites'])
      expect([head, box].map((each) => each.includes(`data-block="${block}"`))).toEqual([false, true]);
    expect(words(html)).toContain(words(`Grille relevée le ${formatDate(table('assureurs').releve)}`));
    const { etoiles = 0 } = insurer(id);
    const drawn = '★'.repeat(etoiles) + '☆'.repeat(5 - etoiles);
    expect(words(inside(head, 'etoiles'))).toContain(words(`${drawn} ${etoiles} étoiles sur 5 : note éditoriale du site`));
    expect(words(inside(box, 'fiche'))).toContain(words(`${inWords(etoiles)} étoiles sur cinq`));
  });

  test('what the grid does not indicate is said to be absent from it, and what no document tells from our documents', () => {
    const flags = Object.entries(insurer(id).garanties ?? {});
    const absent = flags.flatMap(([flag, isCovered]) => (isCovered ? [] : words(guarantee(flag).nom)));
    const groups = inside(html, 'garanties').split('<h3 ').slice(1);
    const named = groups.filter((group) => words(`<h3 ${group}`).startsWith('Absent de notre grille'));
    const names = (group: string) => [...group.matchAll(/<b>([^<]*)<\/b>/g)].map(([, name = '']) => words(name));
    expect(named.flatMap(names).sort()).toEqual(absent.sort());
    const undocumented = document.garanties.filter(({ sansDocument }) => sansDocument).length;
    expect(words(groups.join('')).split('Absente : ')).toHaveLength(absent.length + undocumented + 1);
  });

  test('every company is held to the same questions, and where a request goes is told', () => {
    const asking = words(part(html, 'ecrire'));
    expect(askedOfAll()).not.toEqual([]);
    for (const said of [toAsk(id), ...askedOfAll(), plainText(wording('fiche-demande'))]) expect(asking).toContain(words(said));
    expect(asking.split(words('Question posée à tous.'))).toHaveLength(askedOfAll().length + 1);
    expect(asking.includes('concurrent')).toBe(insurer(id).nature === 'courtier');
  });

  test('decision 56: its questions stand on its page; the specified calls end the page', () => {
    for (const { question } of questionsOf(route)) expect(words(inside(html, 'faq'))).toContain(words(plainText(question)));
    const closing = words(part(html, 'Et maintenant'));
    const { quote, compare } = prescribed.insurers;
    for (const specified of [quote, compare])
      expect(specified.map(words).filter((each) => closing.includes(each))).not.toEqual([]);
  });
});

test('decision 42: reinsurers are « désignés au contrat », and named only with a public source', () => {
  const levels = Object.values(table('capacites').assureurs).flat();
  const reinsurance = levels.filter(({ capacite }) => capacite === 'Réassurance');
  expect(reinsurance.length).toBeGreaterThan(2);
  for (const { description } of reinsurance) expect(description).toMatch(/désignés au contrat/);
  for (const { route, id } of profiles) {
    const [named = ''] = /Swiss Re|Munich Re|Hannover|SCOR/.exec(words(pageOf(route))) ?? [];
    expect(JSON.stringify(factsOf(id, 'porteur'))).toContain(named);
  }
});

test('MMA’s capacities are written as specified, in euros', () => {
  const drawn = words(inside(pageOf('/assureurs/mma'), 'capacites'));
  const amounts = capacities('mma').flatMap(({ montant }) => montant ?? []);
  const specified = Object.keys(prescribed.figures).filter((id) => id.startsWith('plafonds/mma-palier-'));
  expect(amounts).toHaveLength(specified.length);
  for (const amount of amounts) expect(drawn).toContain(words(formatEurosInFull(amount * 1e6)));
});

describe('/comparatif', () => {
  const html = pageOf('/comparatif');
  const grid = words(inside(html, 'tableau'));

  test('decision 51: the table labels the grid, its day and its reinsurers, and says that ratings are editorial', () => {
    expect(words(html)).toContain(words(`Relevé le ${formatDate(table('assureurs').releve)}. Repères indicatifs`));
    for (const said of [
      'Ce qu’indique notre grille, aucun contrat lu',
      'Note sur 5Note éditoriale du site',
      'réassureurs désignés au contrat',
    ])
      expect(grid).toContain(words(said));
  });

  test('every question of the table is answered for every offer, by a document or by the day of the search', () => {
    const asked = questions().filter(({ compare }) => compare);
    expect(asked.map(({ id }) => id)).toEqual(expect.arrayContaining(['porteur', 'vente', 'rancon', 'clientele']));
    for (const { id } of comparedOffers())
      for (const question of asked) {
        const [, cell = ''] = new RegExp(`data-slot="q-${question.id}-${id}"[^>]*>([\\s\\S]*?)</td>`).exec(html) ?? [];
        const facts = factsOf(id, question.id);
        if (facts.length === 0) expect(words(cell)).toBe(words(`Rien trouvé${formatDate(searchedOn(id))}`));
        for (const { reponse, source } of facts) {
          for (const said of [reponse, source.editeur]) expect(words(cell)).toContain(words(said));
          expect(words(cell)).toMatch(/, (?:non daté, vu en \d{4}|(?:\p{L}+ )?\d{4})/u);
        }
      }
  });

  test('decision 51: outside the grid no sentence turns a tick or its absence into what a contract pays', () => {
    const names = profiles.map(({ nom }) => nom).join('|');
    const turned = new RegExp(`(?:${names})[^.]*\\b(?:couvre|paie|indemnise|rembourse|laisse|n'a pas|manque)\\b[^.]*\\.`, 'g');
    expect(words(inside(html)).match(turned) ?? []).toEqual([]);
  });
});
