import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageAt } from '#src/content/documents.ts';
import { firmOf } from '#src/content/example-firms.ts';
import { figureText, guideLabel, guideWords } from '#src/content/figures.ts';
import type { Table } from '#src/content/files.ts';
import { routes } from '#src/content/inventory.ts';
import { loadSite } from '#src/content/load.ts';
import type { Figure } from '#src/content/schemas/figure-rows.ts';
import { figure, table, wording } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { lostMargin } from '#src/lib/claim.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { inRoot } from '../../scripts/lib/paths.ts';
import { inside, links, mainOf, pageOf, words } from './reading.ts';

// What a page may claim, and how: decisions 43, 44 and 45.

const count = (text: string, part: string) => text.split(part).length - 1;

const method = '/comment-nous-sommes-payes';
const { figures } = loadSite();
const guides = [...Object.values(figures.chiffres), ...Object.values(figures.delais)].filter(
  ({ indicatif }) => indicatif,
);
const shownOn = (page: string) =>
  guides.filter((guide) => words(mainOf(pageOf(page))).includes(words(guideWords(guide))));
/**
 * The pages where the specification wants a figure that has no public source, the claim among them.
 */
const asked = globSync('tests/content/elements/*.yaml', { cwd: inRoot() })
  .map(
    (file) =>
      parse(readFileSync(inRoot(file), 'utf8')) as {
        page: string;
        elements: { figure?: string; bloc?: string }[];
      },
  )
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
    const prescribed = [
      'rancongiciel-cout',
      'perte-jour',
      'erreur-humaine',
      'fermetures',
      'sinistre-moyen',
      'detection-fuite',
    ];
    for (const id of prescribed)
      expect({ ...figures.chiffres, ...figures.delais }[id], id).toMatchObject({ indicatif: true });
    expect(pagesWithGuides).toEqual(
      expect.arrayContaining(['/', '/guides/cyberattaques', '/entreprises/tpe-pme']),
    );
  });

  test.each(pagesWithGuides)(
    '%s: small, labelled, once each, never the first figure of the page',
    (page) => {
      const main = mainOf(pageOf(page));
      const text = words(main);
      for (const guide of shownOn(page)) expect(count(text, words(guideWords(guide)))).toBe(1);
      const small = [...main.matchAll(/<small\b[\s\S]*?<\/small>/g)]
        .map(([each]) => words(each))
        .filter((each) => each.endsWith(guideLabel));
      expect(small).toHaveLength(shownOn(page).length);
      const first = Math.min(
        ...shownOn(page).map((guide) => text.indexOf(words(guideWords(guide)))),
      );
      expect(text.slice(0, first)).toMatch(/\d\s?(?:€|M€|%|h|jours|mois)/);
    },
  );

  test('none is argued with: where the specification asks for one, nothing denies it', () => {
    const denied =
      /sans valeur statistique|ne vient d'aucune enquête|Aucun n'est mesuré|ne pas croire/;
    expect(asked).toEqual(expect.arrayContaining(['/', '/devis', '/secteurs/sante']));
    expect(asked.filter((page) => denied.test(words(mainOf(pageOf(page)))))).toEqual([]);
  });

  test('what the label means is said once, where each label leads, with all that bear it', () => {
    const anchor = /<h2 id="(reperes-indicatifs)"/.exec(pageOf(method))?.[1];
    for (const page of pagesWithGuides)
      expect(links(pageOf(page)).filter((link) => link === `${method}#${anchor}`)).toHaveLength(
        shownOn(page).length,
      );
    const means = words('Un repère indicatif est un ordre de grandeur fixé à l’ouverture du site');
    expect(routes.filter((page) => words(mainOf(pageOf(page))).includes(means))).toEqual([method]);
    const rows = words(inside(pageOf(method), 'reperes'));
    for (const guide of guides) expect(rows).toContain(words(`${guide.nom} ${figureText(guide)}`));
  });
});

const items = (page: string, block: string) =>
  inside(pageOf(page), block)
    .split(/<li\b[^>]*data-item/)
    .slice(1)
    .map(words);
type Told = { sinistre: string };
const { entreprises, lignes } = table('sinistres') as Table<'sinistres'>;

/** What is missing until the recovery is over, and after it. */
function marginsOf({ sinistre }: Told): string[] {
  const { entreprise, arret } = lignes[sinistre] as (typeof lignes)[string];
  const company = entreprises[entreprise] as (typeof entreprises)[string];
  const { jours = 0, reprise = 0, partis = 0, pendant = 0 } = arret ?? {};
  const { insured, after } = lostMargin(
    firmOf(company),
    { days: jours, recovery: reprise, gone: partis, missedFor: pendant },
    company.attente,
  );
  return [insured, after]
    .filter((amount) => amount > 0)
    .map((amount) => words(formatEuros(amount)));
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

describe('decision 43: claims are told of a stated firm, and add up', () => {
  const telling = routes.flatMap((page) =>
    (['interruptions', 'sinistres'] as const)
      .filter((block) => block in pageAt(page))
      .map((block) => [page, block] as const),
  );
  const toldOn = (page: string, block: string) =>
    (pageAt(page) as unknown as Record<string, Told[]>)[block] ?? [];

  test('the same firm of thirty on the home page, for small firms, and for what is owed to others', () => {
    const pages = telling.flatMap(([page, block]) => (block === 'sinistres' ? page : []));
    expect(pages).toEqual(
      expect.arrayContaining(['/entreprises/tpe-pme', '/garanties/rc-cyber', '/garanties/rgpd']),
    );
    const atHome = (pageAt('/') as unknown as { heures: Told }).heures;
    const all = [atHome, ...pages.flatMap((page) => toldOn(page, 'sinistres'))];
    expect(new Set(all.map(({ sinistre }) => lignes[sinistre]?.entreprise))).toEqual(
      new Set(['services']),
    );
  });

  test.each(telling)(
    '%s, %s: each adds up, its stop is worked out, and a case names its firm',
    (page, block) => {
      const all = toldOn(page, block);
      const texts = items(page, block);
      expect(texts).toHaveLength(all.length);
      for (const [index, text] of texts.entries()) {
        const told = all[index] as Told;
        const { entreprise, arret } = lignes[told.sinistre] as (typeof lignes)[string];
        const { ventes, marge } = entreprises[entreprise] as (typeof entreprises)[string];
        if (arret) for (const margin of marginsOf(told)) expect(text).toContain(margin);
        expectToAddUp(text, told);
        if (block === 'sinistres') continue;
        expect(text).toContain('Scénario illustratif');
        expect(text).toContain(
          words(`${formatEuros(ventes)} de chiffre d’affaires, ${marge}\u202F%`),
        );
      }
    },
  );
});

test('the worked example of a stop goes on from the specified loss to the gross margin, and ends on what is paid', () => {
  const text = words(inside(pageOf('/garanties/pertes-exploitation'), 'simulateur'));
  const value = (row: Figure) => Number(row.valeur);
  const [sales, missed, rate] = ['simulateur-ventes', 'simulateur-perte', 'services-marge'].map(
    (id) => figure('chiffres', id),
  ) as [Figure, Figure, Figure];
  const margin = Math.round((value(missed) * value(rate)) / 100);
  const hours = value(figure('delais', 'simulateur-arret')) * 24;
  const [low, high] = figure('plafonds', 'franchise-pertes').valeur as [number, number];
  const paid = [low, value(figure('delais', 'simulateur-franchise')), high].map((waited) =>
    Math.round(margin * (1 - waited / hours)),
  );
  const steps = [
    ...[sales, missed, rate].map(figureText),
    ...[margin, ...paid].map(formatEuros),
  ].map((step) => text.indexOf(words(step)));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps[0]).toBeGreaterThan(0);
});

test('decision 45: beside the box of the short form one line names the broker, the duration and the rights, with the link to the rest', () => {
  const form = inside(pageOf('/'), 'formulaire');
  const [box, line, button] = ['name="rgpd"', 'data-slot="collecte"', 'type="submit"'].map((part) =>
    form.indexOf(part),
  ) as [number, number, number];
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
  for (const id of ['etape-questionnaire', 'conservation-devis'])
    expect(text).toContain(words(figureText(figure('delais', id))));
  expect(said).toContain('href="/politique-confidentialite"');
});
