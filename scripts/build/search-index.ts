import type { Element, Nodes } from 'hast';
import { glossaryPage } from '#src/content/files.ts';
import type { Document } from '#src/content/kinds.ts';
import { table } from '#src/content/tables.ts';
import type { Kind, SearchIndex, Texts } from '#src/frame/search/engine.ts';
import { removeMarks } from '#src/lib/letters.ts';
import { slugify } from '#src/lib/slug.ts';
import { applyTypography } from '#src/lib/typography.ts';
import budgets from '../measure/budgets.json' with { type: 'json' };
import { getCompressedSize } from '../measure/budgets.ts';
import { isElement } from './finish.ts';
import { textOf } from './markdown-copy.ts';

type Part = { heading: string; place: string; words: string };

const sentenceEnd = /^.{20,}?[.!?…](?=\s|$)/s;
/**
 * What stands under a heading is told by its first sentence, or by as much of it as a line holds;
 * then comes the rest.
 */
function cut(words: string): [sentence: string, rest: string] {
  const text = words
    .replace(/\s+/g, ' ')
    .replace(/[ ·]+$/, '')
    .trim();
  const sentence = sentenceEnd.exec(text)?.[0] ?? text;
  if (sentence.length <= 200) return [sentence, text.slice(sentence.length).trim()];
  const end = sentence.lastIndexOf(' ', 200);
  return [`${sentence.slice(0, end)} …`, text.slice(end).trim()];
}

const apart = new Set([
  'p',
  'li',
  'td',
  'th',
  'dd',
  'dt',
  'div',
  'section',
  'h1',
  'h2',
  'h3',
  'h4',
  'summary',
]);

/** A page's text by its headings; the place of a heading is its own, or that of what follows it. */
function partsOf(reading: Element): Part[] {
  const parts: Part[] = [];
  let around = '';
  const walk = (node: Nodes) => {
    const part = parts.at(-1);
    if (node.type === 'text' && part) part.words += node.value;
    if (!isElement(node)) return;
    const { tagName } = node;
    const place = String(node.properties.id ?? '');
    if (/^h[1-4]$/.test(tagName)) {
      parts.push({
        heading: textOf(node).replace(/\s+/g, ' ').trim(),
        place: place || around,
        words: '',
      });
      around = '';
      return;
    }
    if (place && /\baccordion-item\b/.test(String(node.properties.className))) around = place;
    if (part && place && !part.place && part.words.trim() === '') part.place = place;
    if (/\bsource/.test(String(node.properties.className ?? ''))) return;
    node.children.forEach(walk);
    const last = parts.at(-1);
    if (last && apart.has(tagName)) last.words += /^t[dh]$/.test(tagName) ? ' · ' : ' ';
  };
  walk(reading);
  return parts;
}

const kindOf = ({ kind, route }: Document): Kind => {
  if (route === glossaryPage) return 'definition';
  if (kind === 'outils' || route === '/tarifs') return 'outil';
  return 'page';
};

type Section = { heading: string; sentence: string; place: string; rest: string };
export type Searched = { route: string; title: string; kind: Kind; sections: Section[] };

/** What a visitor may look for on a page, by its headings. */
export function searched(page: Document, reading: Element): Searched {
  const sections = partsOf(reading).flatMap(({ heading, place, words }, rank): Section[] => {
    if (rank > 0 && !place) return [];
    const title = applyTypography(heading);
    const [sentence, rest] = rank === 0 ? [page.description, words] : cut(words);
    const own = rank === 0 ? '' : place === slugify(title) ? '=' : place;
    return [
      {
        heading: title,
        sentence: applyTypography(sentence),
        place: own,
        rest: applyTypography(rest.replace(/\s+/g, ' ').trim()),
      },
    ];
  });
  return { route: page.route, title: removeMarks(page.menu), kind: kindOf(page), sections };
}

const isPlain = ({ kind }: Searched, { heading, place }: Section) =>
  kind === 'page' && place !== '' && !heading.endsWith('?');
const told = ({ heading, place }: Section, sentence: string, rest: string): Section => ({
  heading,
  sentence,
  place,
  rest,
});
const withoutSentence = (section: Section) =>
  told(section, '', `${section.sentence} ${section.rest}`.trim());
const sectionsBy = (pages: Searched[], change: (page: Searched, section: Section) => Section[]) =>
  pages.map((page) => ({
    ...page,
    sections: page.sections.flatMap((section) => change(page, section)),
  }));

/**
 * How a larger site keeps within its bounds: what tells least goes first, sentences into the text
 * that comes later.
 */
const steps: [bound: number, smaller: (pages: Searched[]) => Searched[]][] = [
  [
    budgets.files['recherche.json'],
    (pages) =>
      sectionsBy(pages, (page, each) => [isPlain(page, each) ? withoutSentence(each) : each]),
  ],
  [300_000, (pages) => sectionsBy(pages, (page, each) => (isPlain(page, each) ? [] : [each]))],
  [
    300_000,
    (pages) => sectionsBy(pages, (_page, each) => [each.place ? withoutSentence(each) : each]),
  ],
  [300_000, (pages) => sectionsBy(pages, (_page, each) => (each.place ? [] : [each]))],
];
/** Less of each text than this is no text. */
const leastText = 100;

const bytesOf = (data: unknown) => getCompressedSize(JSON.stringify(data));

const indexOf = (pages: Searched[]): SearchIndex => ({
  synonyms: table('synonymes').groupes.map(({ mots }) => mots),
  pages: pages.map(({ sections, ...page }) => ({
    ...page,
    sections: sections.map(({ heading, sentence, place }) => [heading, sentence, place]),
  })),
});

/** Of each text as much as keeps all of them within their bound. */
function textsOf(pages: Searched[]): Texts {
  const bound = budgets.files['recherche-textes.json'];
  for (let most = 6000; most >= leastText; ) {
    const texts = pages.map(({ sections }) => sections.map(({ rest }) => rest.slice(0, most)));
    const bytes = bytesOf(texts);
    if (bytes <= bound) return texts;
    most *= Math.min(0.9, Math.max(0.2, bound / bytes));
  }
  return [];
}

/** What the search loads at its first word, and what it loads after its first answer. */
export function searchIndex(pages: Searched[]): { first: SearchIndex; texts: Texts } {
  const kept = steps.reduce(
    (all, [bound, smaller]) => (bytesOf(indexOf(all)) > bound ? smaller(all) : all),
    pages,
  );
  return { first: indexOf(kept), texts: textsOf(kept) };
}
