// measure/: what pages weigh and how fast they answer; here, what they may weigh.
import { readFileSync } from 'node:fs';
import { withAccordion, withForm, withInstrument } from '#src/content/inventory.ts';
import { type Floor, floorFile, nextVersion } from './floor.ts';
import { median } from './median.ts';
import type { Weight } from './weigh.ts';

const kB = 1000;
const page = { html: 20 * kB, css: 14 * kB, fonts: 76 * kB, frame: 5 * kB, requests: 9 };
const medianHtml = 9 * kB;
/** A bound that is missed, with what is held instead: it may go down, never up. */
const missed = {
  medianHtml: {
    held: 11_000,
    why: 'the words of a page and its sources alone are 6 kB, structured data, social tags and links of headings 0,6 kB',
  },
};
const beyondFloor = { reading: 0, accordion: 12 * kB, instrument: 22 * kB, form: 38 * kB };

export type Kind = keyof typeof beyondFloor;
export const kindOf = (route: string): Kind => {
  if (withForm.includes(route)) return 'form';
  if (withInstrument.includes(route)) return 'instrument';
  return withAccordion.includes(route) ? 'accordion' : 'reading';
};

export function readFloor(): Floor {
  const floor: Floor = JSON.parse(readFileSync(floorFile, 'utf8'));
  if (floor.next !== nextVersion()) throw new Error(`The floor is that of Next ${floor.next}: run npm run bench:floor.`);
  return floor;
}

/** What a page sends beyond what Next sends with an empty one. */
export const beyond = ({ islands }: Weight, floor: Floor) => (islands === 0 ? 0 : islands - floor.bytes);

/** Each figure of a page that is over its bound, with what weighs there. */
export function excesses(weight: Weight, floor: Floor): string[] {
  const kind = kindOf(weight.route);
  const over = (name: string, value: number, bound: number) => (value > bound ? [`${name} ${value} > ${bound}`] : []);
  const heaviest = weight.files
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map(({ name, bytes }) => `${name} ${bytes}`);
  const found = [
    ...over('html', weight.html, page.html),
    ...over('data', weight.data, page.html),
    ...over('css', weight.css, page.css),
    ...over('fonts', weight.fonts, page.fonts),
    ...over('frame', weight.frame, page.frame),
    ...over('scripts beyond the floor', beyond(weight, floor), beyondFloor[kind]),
    ...(kind === 'reading' ? over('requests', weight.requests, page.requests) : []),
    ...(kind === 'reading' && weight.islands > 0 ? ['a page to read loads React'] : []),
  ];
  return found.length > 0 ? [...found, ...heaviest] : [];
}

export function medianExcess(weights: Weight[]): string[] {
  const value = median(weights.map(({ html }) => html));
  return value > missed.medianHtml.held ? [`median html ${value} > ${missed.medianHtml.held}`] : [];
}

export const medianNote = (weights: Weight[]) =>
  `median html ${median(weights.map(({ html }) => html))}; bound ${medianHtml}, missed: ${missed.medianHtml.why}`;
