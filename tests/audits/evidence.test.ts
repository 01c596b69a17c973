import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageAt } from '#src/content/documents.ts';
import { figureText, guideLabel, guideWords } from '#src/content/figures.ts';
import type { Table } from '#src/content/files.ts';
import { routes } from '#src/content/inventory.ts';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import type { Figure } from '#src/content/schemas/figure-rows.ts';
import { figure, figures, table, wording } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { lostMargin } from '#src/domain/claim.ts';
import { formatEuros } from '#src/domain/numbers.ts';
import { inRoot, out } from '../../scripts/lib/paths.ts';
import { inside, links, words } from './reading.ts';

// What a page may claim, and how: decisions 43, 44 and 45.

const html = (page: string) => readFileSync(`${out}${page === '/' ? '/index' : page}.html`, 'utf8');
const mainOf = (page: string) => /<main\b[\s\S]*<\/main>/.exec(html(page))?.[0] ?? '';
const count = (text: string, part: string) => text.split(part).length - 1;

const method = '/comment-nous-sommes-payes';
const guides = [...Object.values(figures.chiffres), ...Object.values(figures.delais)].filter(({ indicatif }) => indicatif);
const shownOn = (page: string) => guides.filter((guide) => words(mainOf(page)).includes(words(guideWords(guide))));
/** The pages where the specification wants a figure that has no public source, the claim among them. */
const asked = globSync('tests/content/elements/*.yaml', { cwd: inRoot() })
  .map((file) => parse(readFileSync(inRoot(file), 'utf8')) as { page: string; elements: { figure?: string; bloc?: string }[] })
  .filter(({ elements }) =>
    elements.some(({ figure: path = '', bloc }) => {
      const [from = '', id = ''] = path.split('/');
      return bloc === 'engagement' || figures[from as keyof typeof figures]?.[id]?.indicatif;
    }),
  )
  .map(({ page }) => page);
const pagesWithGuides = routes.filter((page) => shownOn(page).length > 0);

describe('decision 44: specified figures without a public source', () => {
  test('those of the specification are so marked, and stand on pages', () => {
    const names = Object.entries({ ...figures.chiffres, ...figures.delais }).flatMap(([id, row]) => (row.indicatif ? id : []));
    expect(names).toEqual(
      expect.arrayContaining([
        'rancongiciel-cout',
        'perte-jour',
        'erreur-humaine',
        'fermetures',
        'sinistre-moyen',
        'detection-fuite',
      ]),
    );
    expect(pagesWithGuides).toEqual(expect.arrayContaining(['/', '/guides/cyberattaques', '/entreprises/tpe-pme']));
  });

  test.each(pagesWithGuides)('%s: small, labelled, once each, never the first figure of the page', (page) => {
    const main = mainOf(page);
    const text = words(main);
    for (const guide of shownOn(page)) expect(count(text, words(guideWords(guide)))).toBe(1);
    const small = [...main.matchAll(/<small\b[\s\S]*?<\/small>/g)]
      .map(([each]) => words(each))
      .filter((each) => each.endsWith(guideLabel));
    expect(small).toHaveLength(shownOn(page).length);
    const first = Math.min(...shownOn(page).map((guide) => text.indexOf(words(guideWords(guide)))));
    expect(text.slice(0, first)).toMatch(/\d\s?(?:€|M€|%|h|jours|mois)/);
  });

  test('none is argued with: where the specification asks for one, nothing denies it', () => {
    const denied = /sans valeur statistique|ne vient d'aucune enquête|Aucun n'est mesuré|ne pas croire/;
    expect(asked).toEqual(expect.arrayContaining(['/', '/devis', '/secteurs/sante']));
    expect(asked.filter((page) => denied.test(words(mainOf(page))))).toEqual([]);
  });

  test('what the label means is said once, where each label leads, with all that bear it', () => {
    const anchor = /<h2 id="(reperes-indicatifs)"/.exec(html(method))?.[1];
    for (const page of pagesWithGuides)
      expect(links(html(page)).filter((link) => link === `${method}#${anchor}`)).toHaveLength(shownOn(page).length);
    const means = words('Un repère indicatif est un ordre de grandeur fixé à l’ouverture du site');
    expect(routes.filter((page) => words(mainOf(page)).includes(means))).toEqual([method]);
    const rows = words(inside(html(method), 'reperes'));
    for (const guide of guides) expect(rows).toContain(words(`${guide.nom} ${figureText(guide)}`));
  });

  test('« Clients satisfaits » is shown only with its proof; without one, what the service commits to', () => {
    const claim = figure('chiffres', 'satisfaction');
    const shown = routes.filter((page) => words(mainOf(page)).includes(claim.nom));
    const place = words(inside(html('/devis'), 'engagement'));
    if (claim.preuve === 'prouve') expect(place).toContain(words(figureText(claim)));
    else {
      expect(shown).toEqual([]);
      expect(place).toContain(words(figureText(figure('delais', 'reponse'))));
    }
  });
});

const items = (page: string, block: string) =>
  inside(html(page), block)
    .split(/<li\b[^>]*data-item/)
    .slice(1)
    .map(words);
type Told = { sinistre: string };
const { entreprises, lignes } = table('sinistres') as Table<'sinistres'>;

/** The margin lost, as the table's own company and stop give it. */
/** What is missing until the recovery is over, and after it. */
function marginsOf({ sinistre }: Told): string[] {
  const { entreprise, arret } = lignes[sinistre] as (typeof lignes)[string];
  const { ventes, marge, attente } = entreprises[entreprise] as (typeof entreprises)[string];
  const { jours = 0, reprise = 0, partis = 0, pendant = 0 } = arret ?? {};
  const { insured, after } = lostMargin(
    { sales: ventes, margin: marge },
    { days: jours, recovery: reprise, gone: partis, missedFor: pendant },
    attente,
  );
  return [insured, after].filter((amount) => amount > 0).map((amount) => words(formatEuros(amount)));
}

const amounts = (text: string) =>
  [...text.matchAll(/(\d[\d ]*) €/g)].map(([, amount = '']) => Number(amount.replaceAll(' ', '')));

/** Behind the name of the first post: what is lost, post by post, what is paid, what is left. */
function expectToAddUp(text: string, { sinistre }: Told) {
  const { arret, postes = [] } = lignes[sinistre] as (typeof lignes)[string];
  const first = words(arret ? 'Marge perdue' : (postes[0]?.nom ?? ''));
  const [posts = '', rest = ''] = text.slice(text.lastIndexOf(first)).split('Payé, ');
  const left = amounts(rest).at(-1) as number;
  const paid = amounts(rest.split('À votre charge')[0] ?? '').at(-1) as number;
  expect(amounts(posts).reduce((sum, amount) => sum + amount, 0)).toBe(paid + left);
}

test('decision 43: the cases of /garanties/pertes-exploitation carry amounts worked out from a stated firm, as scénarios illustratifs', () => {
  const page = '/garanties/pertes-exploitation';
  const { interruptions } = pageAt(page) as unknown as Pick<Blocks, 'interruptions'>;
  const told = items(page, 'interruptions');
  expect(told).toHaveLength(interruptions.length);
  for (const [index, text] of told.entries()) {
    const { sinistre } = interruptions[index] as Told;
    const firm = entreprises[lignes[sinistre]?.entreprise ?? ''];
    expect(text).toContain('Scénario illustratif');
    expect(text).toContain(
      words(`${formatEuros(firm?.ventes ?? 0)} de chiffre d’affaires, ${firm?.marge} %`.replace(' %', '\u202F%')),
    );
    for (const margin of marginsOf({ sinistre })) expect(text).toContain(margin);
    expectToAddUp(text, { sinistre });
  }
});

describe('the claims told of a company', () => {
  const telling = routes.filter((page) => 'sinistres' in pageAt(page));

  test('the same firm of thirty on the home page, for small firms, and for what is owed to others', () => {
    expect(telling).toEqual(expect.arrayContaining(['/', '/entreprises/tpe-pme', '/garanties/rc-cyber', '/garanties/rgpd']));
    const all = telling.flatMap((page) => (pageAt(page) as unknown as Pick<Blocks, 'sinistres'>).sinistres);
    expect(new Set(all.map(({ sinistre }) => lignes[sinistre]?.entreprise))).toEqual(new Set(['services']));
  });

  test.each(telling)('%s: each adds up, and its stop is worked out', (page) => {
    const { sinistres } = pageAt(page) as unknown as Pick<Blocks, 'sinistres'>;
    const told = items(page, 'sinistres');
    expect(told).toHaveLength(sinistres.length);
    for (const [index, text] of told.entries()) {
      const { sinistre } = sinistres[index] as Told;
      if (lignes[sinistre]?.arret) for (const margin of marginsOf({ sinistre })) expect(text).toContain(margin);
      expectToAddUp(text, { sinistre });
    }
  });
});

test('the worked example of a stop goes on from the specified loss to the gross margin, and ends on what is paid', () => {
  const text = words(inside(html('/garanties/pertes-exploitation'), 'simulateur'));
  const value = (row: Figure) => Number(row.valeur);
  const [sales, missed, rate] = ['simulateur-ventes', 'simulateur-perte', 'services-marge'].map((id) =>
    figure('chiffres', id),
  ) as [Figure, Figure, Figure];
  const margin = Math.round((value(missed) * value(rate)) / 100);
  const hours = value(figure('delais', 'simulateur-arret')) * 24;
  const [low, high] = figure('plafonds', 'franchise-pertes').valeur as [number, number];
  const paid = [low, value(figure('delais', 'simulateur-franchise')), high].map((waited) =>
    Math.round(margin * (1 - waited / hours)),
  );
  const steps = [...[sales, missed, rate].map(figureText), ...[margin, ...paid].map(formatEuros)].map((step) =>
    text.indexOf(words(step)),
  );
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps[0]).toBeGreaterThan(0);
});

test('decision 45: beside the box of the short form one line names the broker, the duration and the rights, with the link to the rest', () => {
  const form = inside(html('/'), 'formulaire');
  const [box, line, button] = ['name="rgpd"', 'data-slot="collecte"', 'type="submit"'].map((part) => form.indexOf(part)) as [
    number,
    number,
    number,
  ];
  expect(box).toBeGreaterThan(0);
  expect(line).toBeGreaterThan(box);
  expect(button).toBeGreaterThan(line);
  const said = form.slice(form.indexOf('>', line) + 1, button);
  expect(said.match(/<p\b/g)).toHaveLength(1);
  const text = words(said);
  for (const part of [
    plainText(wording('un-seul-courtier')),
    plainText(wording('accueil-remunere')),
    'Cette case lance votre demande ; elle n’autorise aucune publicité.',
    'les consulter, les corriger ou les faire effacer',
  ])
    expect(text).toContain(words(part));
  for (const id of ['etape-questionnaire', 'conservation-devis']) expect(text).toContain(words(figureText(figure('delais', id))));
  expect(said).toContain('href="/politique-confidentialite"');
});
