import { describe, expect, test } from 'vitest';
import { allOf } from '#src/content/documents.ts';
import {
  contradictionOf,
  factsOf,
  questions,
  searchedOn,
  toAsk,
} from '#src/content/insurer-facts.ts';
import { routes } from '#src/content/inventory.ts';
import { comparedOffers } from '#src/content/offers.ts';
import {
  capacities,
  guarantee,
  insurer,
  marketClasses,
  questionsOf,
  table,
} from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { documentDate, formatDate } from '#src/lib/dates.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { formatEuros, formatEurosInFull, inWords } from '#src/lib/numbers.ts';
import { prescribed } from '../prescribed.ts';
import { headings, inside, links, mainOf, pageOf, withoutTips, words } from './reading.ts';

// What the site says of the companies that it names, read in the export.

const profiles = allOf('assureurs').map((document) => {
  const { route, assureur: id } = document;
  return { route, id, nom: insurer(id).nom, document };
});
const part = (html: string, label: string) =>
  new RegExp(`<section[^>]* aria-label(?:ledby)?="${label}"[\\s\\S]*?</section>`).exec(html)?.[0] ??
  '';

describe.each(profiles)('$route', ({ route, id, document }) => {
  const html = pageOf(route);

  test('decision 50: each published answer stands before its year and its document, contradictions are told; who carries the risk always is', () => {
    // Since when nobody has verified a document again stands between the two.
    const told = [inside(html, 'identite'), inside(html, 'publie')].map(words).join(' ');
    const published = told.replaceAll(/, non revérifié depuis le \S+ \S+ \d{4}/g, '');
    for (const { id: question } of questions()) {
      for (const { reponse, precision, source } of factsOf(id, question)) {
        const said = precision ? `${reponse}. ${precision}.` : `${reponse}.`;
        expect(published).toContain(
          words(`${said} ${documentDate(source)}, ${source.editeur} (autre site, nouvel onglet)`),
        );
        expect(links(html)).toContain(source.adresse);
      }
      const why = contradictionOf(id, question);
      if (why) expect(published).toContain(words(`Les sources se contredisent. ${why}`));
    }
    expect(published).toContain('Qui porte le risque');
    if (factsOf(id, 'porteur').length === 0)
      expect(published).toContain(words('Qui porte le risque Aucun document public trouvé.'));
  });

  test('under the documents stands what its publications leave out, on which day one looked, and what to ask first', () => {
    const silent = questions().filter(
      (question) => question.id !== 'porteur' && factsOf(id, question.id).length === 0,
    );
    const names = silent.map(({ nom: name }) => lowerFirst(name)).join(' ; ');
    const left = document.silence ?? (silent.length > 0 ? `Rien trouvé sur : ${names}.` : '');
    const after = words(withoutTips(part(html, 'publie').split('</dl>').at(-1) ?? ''));
    expect(after).toBe(
      words(
        `${left} Recherche du ${formatDate(searchedOn(id))}. À demander d’abord. ${toAsk(id)} Les questions à poser à tous`,
      ),
    );
  });

  test('decision 51: the grid stands in one labelled box, and the stars in the head as our editorial rating', () => {
    expect(
      headings(html).filter((title) =>
        title.includes(words('ce qu’indique notre grille (aucun contrat lu)')),
      ),
    ).toHaveLength(1);
    const [head = '', box = '', ...more] = html.split('<div class="perimeter indicated ');
    expect(more).toEqual([]);
    for (const block of ['fiche', 'garanties', 'capacites'])
      expect([head, box].map((each) => each.includes(`data-block="${block}"`))).toEqual([
        false,
        true,
      ]);
    expect(words(box)).toContain(
      words(`Repères indicatifs, relevés le ${formatDate(table('assureurs').releve)}`),
    );
    const { etoiles = 0 } = insurer(id);
    const drawn = '★'.repeat(etoiles) + '☆'.repeat(5 - etoiles);
    expect(words(inside(head, 'etoiles'))).toContain(
      words(`${drawn} ${etoiles} étoiles sur 5 : note éditoriale du site`),
    );
    expect(words(inside(box, 'fiche'))).toContain(words(`${inWords(etoiles)} étoiles sur cinq`));
  });

  test('in its head stands what its public pays, measured; the grid’s price does not', () => {
    const measured = marketClasses().find((each) => each.id === document.classe);
    const head = html.slice(0, html.indexOf('id="identite"'));
    expect(words(inside(head, 'mesure'))).toContain(
      words(`${formatEuros(measured?.premium ?? Number.NaN)} par an`),
    );
    expect(words(head)).not.toContain('par mois');
  });

  test('the flags’ specified words are seen: « Inclus », « Optionnel », « Absente », which is to be asked for', () => {
    const flags = Object.entries(insurer(id).garanties ?? {});
    const lines = words(inside(html, 'garanties'));
    for (const [flag, isCovered] of flags)
      expect(lines).toContain(
        words(`${isCovered ? 'Inclus' : 'Absente'} : ${guarantee(flag).nom}`),
      );
    const undocumented = document.garanties.filter(({ sansDocument }) => sansDocument).length;
    const absent = flags.filter(([, isCovered]) => !isCovered).length;
    for (const said of ['Absente : ', ', à demander'])
      expect(lines.split(words(said))).toHaveLength(absent + undocumented + 1);
  });

  test('a page of another broker says that he competes with the one who pays this site', () => {
    expect(words(part(html, 'grille')).includes('concurrent')).toBe(
      insurer(id).nature === 'courtier',
    );
  });

  test('decision 56: its questions stand on its page; the specified calls end the page', () => {
    for (const { question } of questionsOf(route))
      expect(words(inside(html, 'faq'))).toContain(words(plainText(question)));
    const closing = words(part(html, 'Et maintenant'));
    const { quote, compare } = prescribed.insurers;
    for (const specified of [quote, compare])
      expect(specified.map(words).filter((each) => closing.includes(each))).not.toEqual([]);
  });
});

describe('of two profiles', () => {
  const main = (route: string) => mainOf(pageOf(route));
  /**
   * Each run of twelve words that is read there: labels of the template, figures and names of
   * sources too.
   */
  const runs = (route: string) => {
    const said = words(withoutTips(main(route))).match(/[\p{L}\p{M}\d]+/gu) ?? [];
    return said.slice(11).map((_, at) => said.slice(at, at + 12).join(' '));
  };
  const all = routes.map((route) => ({ route, runs: runs(route) }));

  test.each(profiles)(
    'at most 12 % of what $route says stands word for word on another page',
    ({ route }) => {
      const elsewhere = new Set(all.flatMap((page) => (page.route === route ? [] : page.runs)));
      const own = runs(route);
      const shared = own.filter((each) => elsewhere.has(each));
      // What to write anew is told only then.
      expect(shared.length > own.length * 0.12 ? shared : []).toEqual([]);
    },
  );

  test('no title stands on both', () => {
    const titles = profiles.flatMap(({ route }) => [...new Set(headings(main(route)))]);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
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
  const specified = Object.keys(prescribed.figures).filter((id) =>
    id.startsWith('plafonds/mma-palier-'),
  );
  expect(amounts).toHaveLength(specified.length);
  for (const amount of amounts) expect(drawn).toContain(words(formatEurosInFull(amount * 1e6)));
});

describe('/comparatif', () => {
  const html = pageOf('/comparatif');
  const grid = words(inside(html, 'tableau'));

  test('decision 51: the table labels the grid, its day and its reinsurers, and says that ratings are editorial', () => {
    expect(words(html)).toContain(
      words(`Relevé le ${formatDate(table('assureurs').releve)}. Repères indicatifs`),
    );
    for (const said of [
      'Ce qu’indique notre grille, aucun contrat lu',
      'Note sur 5Note éditoriale du site',
      'réassureurs désignés au contrat',
    ])
      expect(grid).toContain(words(said));
  });

  test('every question of the table is answered for every offer, by a document or by the day of the search', () => {
    const asked = questions().filter(({ compare }) => compare);
    expect(asked.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['porteur', 'vente', 'rancon', 'clientele']),
    );
    for (const { id } of comparedOffers())
      for (const question of asked) {
        const [, cell = ''] =
          new RegExp(`data-slot="q-${question.id}-${id}"[^>]*>([\\s\\S]*?)</td>`).exec(html) ?? [];
        const facts = factsOf(id, question.id);
        if (facts.length === 0)
          expect(words(cell)).toBe(words(`Rien trouvé${formatDate(searchedOn(id))}`));
        for (const { reponse, bref, source } of facts) {
          for (const said of [bref ?? reponse, source.editeur])
            expect(words(cell)).toContain(words(said));
          expect(words(cell)).toMatch(/, (?:non daté, vu en \d{4}|(?:\p{L}+ )?\d{4})/u);
        }
      }
  });

  test('decision 49: by situation, a company is named only beside the document that speaks of it', () => {
    const [, ...rows] = inside(html, 'situations').split('<tr').slice(1);
    expect(rows).toHaveLength(4);
    for (const cell of rows.flatMap((row) => row.split('<td').slice(1))) {
      const named = comparedOffers().filter(({ nom }) => words(cell).includes(words(nom)));
      if (named.length > 0)
        expect(cell.split('href="http').length - 1, words(cell)).toBeGreaterThanOrEqual(
          named.length,
        );
    }
    expect(rows.filter((row) => row.includes('href="/comparatif?faut=fraude"')).map(words)).toEqual(
      [expect.stringContaining('Les afficher')],
    );
  });

  test('decision 51: outside the grid no sentence turns a tick or its absence into what a contract pays', () => {
    const names = profiles.map(({ nom }) => nom).join('|');
    const turned = new RegExp(
      `(?:${names})[^.]*\\b(?:couvre|paie|indemnise|rembourse|laisse|n'a pas|manque)\\b[^.]*\\.`,
      'g',
    );
    expect(words(inside(mainOf(html))).match(turned) ?? []).toEqual([]);
  });
});
