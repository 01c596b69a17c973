import type { Element, Nodes } from 'hast';
import { glossaryPage } from '#src/content/files.ts';
import type { Document } from '#src/content/kinds.ts';
import { table } from '#src/content/tables.ts';
import { removeMarks } from '#src/lib/letters.ts';
import type { Kind, SearchIndex, Texts } from '#src/lib/site-search/engine.ts';
import { slugify } from '#src/lib/slug.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { isElement } from './finish.ts';
import { getText } from './markdown-copy.ts';

type Part = { heading: string; place: string; words: string };

const SENTENCE_END = /^.{20,}?[.!?…](?:\s?»)?(?=\s|$)/s;
/** Splits a text into its first sentence, cut at 200 characters, and the rest. */
function splitSentence(words: string): [sentence: string, rest: string] {
  const text = words
    .replace(/\s+/g, ' ')
    .replace(/[ ·]+$/, '')
    .trim();
  const sentence = SENTENCE_END.exec(text)?.[0] ?? text;
  if (sentence.length <= 200) return [sentence, text.slice(sentence.length).trim()];
  const end = sentence.lastIndexOf(' ', 200);
  return [`${sentence.slice(0, end)} …`, text.slice(end).trim()];
}

const SEPARATE_ELEMENT = /^(p|li|t[dh]|d[dt]|div|section|summary)$/;
const SEPARATORS: Partial<Record<string, string>> = { td: ' · ', th: ' · ', dt: '\u00A0: ' };

/**
 * Splits a page into its sections at the headings. A heading without an id gets the id of its
 * accordion item, otherwise of the next element that has an id.
 */
function splitByHeading(reading: Element): Part[] {
  const parts: Part[] = [];
  let around = '';
  const walk = (node: Nodes) => {
    const part = parts.at(-1);
    if (node.type === 'text' && part) part.words += node.value;
    if (!isElement(node)) return;
    // Skips the closing call to action, because it is the same on every page and answers no
    // question.
    if (node.properties.dataBlock === 'suite') return;
    const { tagName } = node;
    const place = String(node.properties.id ?? '');
    if (/^h[1-4]$/.test(tagName)) {
      parts.push({
        heading: getText(node).replace(/\s+/g, ' ').trim(),
        place: place || around,
        words: '',
      });
      around = '';
      return;
    }
    if (place && /\baccordion-item\b/.test(String(node.properties.className))) around = place;
    if (part && place && !part.place && part.words.trim() === '') part.place = place;
    // Skips the place of a clause in a policy, because it is no sentence.
    if (/\b(source|where\b)/.test(String(node.properties.className ?? ''))) return;
    node.children.forEach(walk);
    const last = parts.at(-1);
    if (last && SEPARATE_ELEMENT.test(tagName)) last.words += SEPARATORS[tagName] ?? ' ';
  };
  walk(reading);
  return parts;
}

const getKind = ({ kind, route }: Document): Kind => {
  if (route === glossaryPage) return 'definition';
  if (kind === 'outils' || route === '/tarifs') return 'outil';
  return 'page';
};

type Section = { heading: string; sentence: string; place: string; rest: string };
export type IndexedPage = { route: string; title: string; kind: Kind; sections: Section[] };

/**
 * Shortens the id of a section, so that the index is smaller: '' for the top of the page, '=' if
 * the id equals the slug of the heading.
 */
function encodePlace(rank: number, place: string, title: string): string {
  if (rank === 0) return '';
  return place === slugify(title) ? '=' : place;
}

export function indexPage(page: Document, reading: Element): IndexedPage {
  const sections = splitByHeading(reading).flatMap(({ heading, place, words }, rank): Section[] => {
    if (rank > 0 && !place) return [];
    const title = applyTypography(heading.replace(/^\d+\.\s/, ''));
    const [sentence, rest] = rank === 0 ? [page.description, words] : splitSentence(words);
    return [
      {
        heading: title,
        sentence: applyTypography(sentence),
        place: encodePlace(rank, place, title),
        rest: applyTypography(rest.replace(/\s+/g, ' ').trim()),
      },
    ];
  });
  return { route: page.route, title: removeMarks(page.menu), kind: getKind(page), sections };
}

const MAX_TEXT_LENGTH = 6000;

/**
 * Builds the two files of the search. The browser loads `first` when the visitor types the first
 * word and `texts` after it has shown the first results.
 */
export const buildSearchIndex = (pages: IndexedPage[]): { first: SearchIndex; texts: Texts } => ({
  first: {
    synonyms: table('synonymes').groupes.map(({ mots }) => mots),
    pages: pages.map(({ sections, ...page }) => ({
      ...page,
      sections: sections.map(({ heading, sentence, place }) => [heading, sentence, place]),
    })),
  },
  texts: pages.map(({ sections }) => sections.map(({ rest }) => rest.slice(0, MAX_TEXT_LENGTH))),
});
