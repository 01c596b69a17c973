import type { Element, Nodes } from 'hast';
import { glossaryPage } from '#src/content/files.ts';
import type { Document } from '#src/content/kinds.ts';
import { table } from '#src/content/tables.ts';
import { withoutMarks } from '#src/domain/letters.ts';
import { slugify } from '#src/domain/slug.ts';
import { typography } from '#src/domain/typography.ts';
import type { Kind, SearchIndex, Section } from '#src/frame/search/engine.ts';
import { isElement, textOf } from './reading.ts';

type Part = { heading: string; place: string; words: string };

const sentenceEnd = /^.{20,}?[.!?…](?=\s|$)/s;
/** What stands under a heading is told by its first sentence, or by as much of it as a line holds. */
function firstSentence(words: string): string {
  const text = words
    .replace(/\s+/g, ' ')
    .replace(/[ ·]+$/, '')
    .trim();
  const sentence = sentenceEnd.exec(text)?.[0] ?? text;
  return sentence.length <= 200 ? sentence : `${sentence.slice(0, sentence.lastIndexOf(' ', 200))} …`;
}

const apart = new Set(['p', 'li', 'td', 'th', 'dd', 'dt', 'div', 'section', 'h1', 'h2', 'h3', 'h4', 'summary']);

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
      parts.push({ heading: textOf(node).replace(/\s+/g, ' ').trim(), place: place || around, words: '' });
      around = '';
      return;
    }
    if (place && /\baccordion-item\b/.test(String(node.properties.className))) around = place;
    if (part && place && !part.place && part.words.trim() === '') part.place = place;
    if (/\bsource/.test(String(node.properties.className ?? ''))) return;
    node.children.forEach(walk);
    if (part && apart.has(tagName)) part.words += /^t[dh]$/.test(tagName) ? ' · ' : ' ';
  };
  walk(reading);
  return parts;
}

const kindOf = ({ kind, route }: Document): Kind => {
  if (route === glossaryPage) return 'definition';
  if (kind === 'outils' || route === '/tarifs') return 'outil';
  return 'page';
};

/** What a visitor may look for on a page, by its headings: made of the finished page, as its twin is. */
export function searched(page: Document, reading: Element): SearchIndex['pages'][number] {
  const sections = partsOf(reading).flatMap(({ heading, place, words }, rank): Section[] => {
    if (rank > 0 && !place) return [];
    const title = typography(heading);
    const sentence = typography(firstSentence(rank === 0 ? page.description : words));
    return [[title, sentence, rank === 0 ? '' : place === slugify(title) ? '=' : place]];
  });
  return { route: page.route, title: withoutMarks(page.menu), kind: kindOf(page), sections };
}

export const searchIndex = (pages: SearchIndex['pages']): SearchIndex => ({
  synonyms: table('synonymes').groupes.map(({ mots }) => mots),
  pages,
});
