// sentinels/: the site drawn from other content than its own.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { type Figures, figureTables, figureText } from '#src/content/figures.ts';
import { faqFiles } from '#src/content/files.ts';
import { site } from '#src/content/identity.ts';
import { routes as pages } from '#src/content/inventory.ts';
import { kindNames, kinds, typeName } from '#src/content/kinds.ts';
import { splitIds } from '#src/content/look-up.ts';
import { parseLine, parseText } from '#src/content/mdx/parse.ts';
import { findFigureTable, findTags, readAttributes, type Tag } from '#src/content/mdx/tags.ts';
import type { Figure } from '#src/content/schemas/figure-rows.ts';
import { walk } from '#src/content/walk.ts';
import { estimate } from '#src/lib/estimate.ts';
import { formatEuros, formatNumber } from '#src/lib/numbers.ts';
import { getAxisEnd, getPercent } from '#src/lib/scale.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { figures as originals } from './originals.ts';
import type { Generated } from './replace.ts';

// One number, one place: the pages are drawn once with every constant replaced by a number that
// stands nowhere else. Each page must then show those that its list of elements expects and those
// that its own texts quote, and none of the originals. Pages that writers have added are read like
// the others.

vi.mock('#generated', async (original) => {
  const { withSentinels } = await import('./replace.ts');
  const { allDocuments } = await original<{ allDocuments: never[] }>();
  return { allDocuments: withSentinels(allDocuments) };
});

type List = { page: string; elements: { figure?: string }[] };

const lists = globSync('*.yaml', { cwd: join(import.meta.dirname, '../content/elements') }).map(
  (file) =>
    parse(readFileSync(join(import.meta.dirname, '../content/elements', file), 'utf8')) as List,
);
/** The figures that the specification wants on a page. */
const wantedOn = (page: string) =>
  lists.find((list) => list.page === page)?.elements.flatMap(({ figure }) => figure ?? []) ?? [];

const texts = new Map<string, string>();
const drawn = new Map<string, string>();
let figures: Figures;
let documents: Generated[];

beforeAll(async () => {
  const { loadSite } = await import('#src/content/load.ts');
  ({ figures } = loadSite());
  ({ allDocuments: documents } = (await import('#generated')) as unknown as {
    allDocuments: Generated[];
  });
  const { metadata, params, show } = await import('#src/kinds/route.tsx');
  for (const { path } of params()) {
    const props = { params: Promise.resolve({ path }) };
    const said = JSON.stringify(await metadata(props), (key, value) =>
      key === 'images' ? undefined : value,
    );
    const html = await draw(await show(props));
    drawn.set(`/${path.join('/')}`, html);
    texts.set(`/${path.join('/')}`, `${said}\n${read(html)}`);
  }
}, 120_000);

async function draw(page: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page);
  return text(prelude);
}

/**
 * What a visitor may read of a page, with a space between its blocks; its shared picture has a test
 * of its own.
 */
const read = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<script\b[^>]*>([\s\S]*?)<\/script>/g, ' $1 ')
    .replace(/<\/?(?:b|i|em|strong|span|small)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, '\u00A0')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&');

/**
 * A level of a profile that is the capacity of the comparison has two names, and so has the medium
 * size: its sector, by one.
 */
function sameAs(id: string): string {
  const [, insurer = '', rank] = /^plafonds\/(\w+)-palier-(\d)$/.exec(id) ?? [];
  const levels = documents.find(({ type }) => type === 'TableCapacites')?.assureurs as Record<
    string,
    { montant?: unknown }[]
  >;
  if (levels[insurer]?.[Number(rank) - 1]?.montant === 'capaciteMax') return `plafonds/${insurer}`;
  return id
    .replace(/estimation-(\w+)-pme/, 'secteur-$1')
    .replace(/^(chiffres\/lucy-.+)-20\d\d$/, '$1');
}
/**
 * A one that stands everywhere, and a year; and the ends of the offers, which are those of two of
 * them.
 */
const derived = [
  'chiffres/multiplicateur-pme',
  'chiffres/lucy-exercice',
  'prix/offres',
  'plafonds/offres',
];
/**
 * What an example comes to is made of others: the mean contract of a class, the sums of a claim; a
 * premium, of rate and limit. A class ends where the next begins.
 */
const made =
  /^(?:delais\/[\w-]+-jours-ouvres|chiffres\/(?:classe-\w+|services-plafond|(?!lucy-)[\w-]+-(?:franchise|partis|marge-poste)|[\w-]+-(?:perte|paye(?:-deduit)?|reste|(?:reste|hors)-plafond|prime(?:-mois)?|prix)))$/;
const ids = (all: Figures): [string, Figure][] =>
  figureTables
    .flatMap((table) =>
      Object.entries(all[table]).map(([id, figure]): [string, Figure] => [
        `${table}/${id}`,
        figure,
      ]),
    )
    .filter(([id]) => sameAs(id) === id && !derived.includes(id) && !made.test(id));

const shown = (value: number, unit: string) => {
  if (unit === 'sur 5') return `${value.toFixed(1).replace('.', ',')}(?=\u00A0sur|[^,\\d])`;
  if (unit === '€' && value >= 1e6) return `${value / 1e6}(?=\u202FM€|\u00A0à)`;
  return `${formatNumber(value)}(?![\\d,]|\u202F\\d)`;
};
const has = (text: string, value: number, unit: string) =>
  new RegExp(`(?<![\\d,]|\\d\u202F)${shown(value, unit)}`).test(text);

/** What the texts and the fields of a page quote by themselves: writers need no list for that. */
function quotedIn(page: string): string[] {
  const found: string[] = [];
  for (const document of documents) {
    const kind = kindNames.find((name) => typeName(name) === document.type);
    const slug = (document._raw as { sourceFileName: string }).sourceFileName.replace('.mdx', '');
    const isPage = kind && kinds[kind].route(slug) === page;
    if (!isPage && !(document.type === faqFiles.type && document.page === page)) continue;
    const schema = kind ? kinds[kind].schema : faqFiles.schema;
    const trees = [parseText(document.body?.raw ?? '').tree];
    walk(schema, document, (value, { table, redaction }) => {
      if (table) found.push(`${table}/${value}`);
      if (redaction)
        trees.push(
          redaction === 'ligne' ? parseLine(String(value)) : parseText(String(value)).tree,
        );
      return value;
    });
    for (const tree of trees) if (tree) found.push(...[...findTags(tree)].flatMap(figuresOf));
  }
  return found;
}

/** The figures that a tag names, in whichever of its attributes. */
const figuresOf = (tag: Tag) =>
  Object.entries(readAttributes(tag)).flatMap(([name, value]) => {
    const table = findFigureTable(tag, name);
    return table ? splitIds(value).map((id) => `${table}/${id}`) : [];
  });

test('no two constants look alike', () => {
  const all = ids(figures).flatMap(([, { valeur, unite }]) =>
    [valeur].flat().map((value) => shown(value, unite)),
  );
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
});

test('every page of the lists is drawn, and every page of content', () => {
  expect([...texts.keys()].toSorted()).toEqual(pages.toSorted());
  expect(pages).toEqual(expect.arrayContaining(lists.map(({ page }) => page)));
});

test.each(pages)('%s shows the constants of its list and those that it quotes', (page) => {
  const text = texts.get(page) ?? '';
  // What the site claims of itself is shown with its proof, or not at all.
  const specified = new Map(
    ids(figures).filter(
      ([, { nature, preuve }]) => nature === 'specification' && preuve !== 'illustratif',
    ),
  );
  const wanted = new Set([...wantedOn(page), ...quotedIn(page)].map(sameAs));
  const missing = [...wanted].filter((id) => {
    const figure = specified.get(id);
    return figure && ![figure.valeur].flat().every((value) => has(text, value, figure.unite));
  });
  expect(missing).toEqual([]);
});

const standsIn = (text: string) => (figure: Figure) =>
  new RegExp(`(?<![\\d,]|\\d\u202F)${figureText(figure)}(?![\\p{L}\\d/])`, 'u').test(text);
/** A publisher's capital may be a figure of somebody's. */
const isCapital = standsIn(applyTypography(`${site.editeur.forme} ${site.courtier.forme}`));

test.each(pages)('%s shows none of the originals', (page) => {
  const text = texts.get(page) ?? '';
  // A premium is rounded to two digits: worked out from sentinels, it may be somebody's round
  // number.
  const workedOut = new Set(
    Object.entries(figures.chiffres).flatMap(([id, each]) =>
      /-prime/.test(id) ? figureText(each) : [],
    ),
  );
  const typed = ids(originals)
    .filter(([, figure]) => !workedOut.has(figureText(figure)) && !isCapital(figure))
    .filter(([, { unite }]) => unite !== 'nombre' && unite !== 'fois')
    .filter(([, figure]) => standsIn(text)(figure))
    .map(([id, figure]) => `${id} : ${figureText(figure)}`);
  expect(typed).toEqual([]);
});

test('what is drawn to scale is as long as what the tables hold: ranges, prices, capacities', async () => {
  const { table } = await import('#src/content/tables.ts');
  const { comparedOffers } = await import('#src/content/offers.ts');
  const { secteurs, tailles } = table('estimateur');
  const months = (multiplier?: number) =>
    Object.values(secteurs).flatMap((sector) => {
      const found = estimate(sector, multiplier);
      return found ? [found.month] : [];
    });
  const tracks = (ranges: readonly (readonly [number, number])[]) => {
    const end = getAxisEnd(Math.max(...ranges.flat()));
    return ranges.map(
      ([low, high]) =>
        new RegExp(
          `width="${getPercent(low, end)}%"></svg><svg class="[a-z-]+" width="${getPercent(high - low, end)}%"`,
        ),
    );
  };
  const parts = (values: number[], end = Math.max(...values)) =>
    values.map((each) => `width="${getPercent(each, end)}%"`);
  const offers = comparedOffers();
  const tariffs = offers.flatMap(({ tarif, prix }) =>
    tarif ? [{ month: tarif.tarifMensuel ?? prix, year: tarif.tarifAnnuel }] : [],
  );
  const prices = tariffs.map(({ month }) => month);
  for (const track of [
    ...tracks(months(1)),
    ...tracks(tailles.flatMap(({ multiplicateur }) => months(multiplicateur))),
    ...parts(prices, Math.max(...offers.map(({ prix }) => prix))),
  ])
    expect(drawn.get('/tarifs')).toMatch(track);
  for (const { month, year = month * 12 } of tariffs)
    expect(texts.get('/tarifs')).toContain(`${formatEuros(year)} par an`);
  const capacities = offers.map(({ capaciteMax }) => capaciteMax);
  for (const part of parts(capacities)) expect(drawn.get('/comparatif')).toContain(part);
  // What sentences say of all offers: from the cheapest to the dearest.
  const ends = (values: number[]) => [Math.min(...values), Math.max(...values)];
  expect(figures.prix.offres?.valeur).toEqual(ends(offers.map(({ prix }) => prix)));
  expect(figures.plafonds.offres?.valeur).toEqual(
    ends(capacities.map((millions) => millions * 1e6)),
  );
});
