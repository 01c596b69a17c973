// measure/: what pages weigh and how fast they answer; here, what they may weigh.
import {
  emergencyPage,
  searchData,
  searchPage,
  searchTexts,
  unlisted,
} from '#src/config/routes.ts';
import { glossaryPage } from '#src/content/files.ts';
import { withForm, withInstrument } from '#src/content/inventory.ts';
import { table } from '#src/content/tables.ts';
import { median } from './median.ts';
import type { Weight } from './weigh.ts';

const kB = 1000;
/** Opened on a phone in a bad moment: all of it together. */
const emergency = 30 * kB;
const page = {
  html: 22 * kB,
  props: 4 * kB,
  css: 16 * kB,
  fonts: 50 * kB,
  frame: 5 * kB,
  requests: 9,
};
/** Its eighty-eight words weigh 20 kB at most; each that a writer adds brings its share. */
const glossaryHtml = (20 * kB * Object.keys(table('glossaire').termes).length) / 88;
/**
 * Of an answer to one visitor: /merci follows his request and its acknowledgement, sends it again
 * and takes it back, shows and copies what was sent, and tells the day of the reply.
 */
const answerFrame = 7.2 * kB;
/**
 * The search is on its own page only: the library is 6, French words, synonyms and drawing the
 * rest.
 */
const searchFrame = page.frame + 12 * kB;
/** It keeps itself on the device, and the three numbers that only the firm knows. */
const emergencyFrame = 5.6 * kB;
/**
 * An instrument has its own look and paper; the questionnaire has two sheets and a dossier to
 * print.
 */
const instrumentCss = 16.5 * kB;
/** What the search asks for: at the first word, and on its page after the first answer. */
export const dataBounds = { [searchData]: 45 * kB, [searchTexts]: 140 * kB };
/**
 * An instrument's, where questions are an island: what opens them before React comes no longer
 * weighs on pages to read.
 */
const instrumentFrame = 5.35 * kB;
/**
 * What wakes later: React alone is 68. The form's hundred is passed by a kilobyte since it sends
 * its bearer again, and sends under a new key where the function holds other answers under the
 * first; form and instruments have two more, since they share their parts and the schemas as files
 * instead of carrying copies. One more shows what is joined to a request as cards that can be taken
 * off; what proposes a mailbox comes only once an address is typed. The estimator has half a
 * kilobyte to ask, before joining, for what the form cuts finer. Read as modules, React is one and
 * a half kilobyte less.
 */
const later = { reading: 0, instrument: 85.5 * kB, form: 102 * kB };
/** Bounds that are missed, with what is held instead: it may go down, never up. */
const missed = {
  medianHtml: { bound: 11 * kB, held: 12_400 },
  // An answer is a few sentences to one person: what stands around them, the field of the search in
  // the menu too, weighs more. The banner's question, which nobody saw and which counted among the
  // words, has left the pages.
  timesItsWords: { bound: 1.7, held: 2.73, answers: 3.4, drawn: 3.1 },
};

/** The index of the trades draws all their plans. */
const drawn = ['/secteurs'];

export type Kind = keyof typeof later;
export const kindOf = (route: string): Kind => {
  if (withForm.includes(route)) return 'form';
  return withInstrument.includes(route) ? 'instrument' : 'reading';
};

function frameBound(route: string): number {
  if (route === searchPage) return searchFrame;
  if (route === emergencyPage) return emergencyFrame;
  if (unlisted.includes(route)) return answerFrame;
  return kindOf(route) === 'instrument' ? instrumentFrame : page.frame;
}

export const timesItsWords = ({ html, words }: Weight) => Math.round((html / words) * 100) / 100;

/** Each figure of a page that is over its bound, with what weighs there. */
export function excesses(weight: Weight): string[] {
  const kind = kindOf(weight.route);
  const isAnswer = unlisted.includes(weight.route);
  const over = (name: string, value: number, bound: number) =>
    value > bound ? [`${name} ${value} > ${bound}`] : [];
  const heaviest = weight.files
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 4)
    .map(({ name, bytes }) => `${name} ${bytes}`);
  const found = [
    ...over('html', weight.html, weight.route === glossaryPage ? glossaryHtml : page.html),
    ...over(
      `times its ${weight.words} bytes of words`,
      timesItsWords(weight),
      missed.timesItsWords[isAnswer ? 'answers' : drawn.includes(weight.route) ? 'drawn' : 'held'],
    ),
    ...over('props', weight.props, page.props),
    ...over('css', weight.css, kind === 'instrument' ? instrumentCss : page.css),
    ...over('fonts', weight.fonts, page.fonts),
    ...over('frame', weight.frame, frameBound(weight.route)),
    ...over('islands', weight.islands, later[kind]),
    ...(weight.route === emergencyPage ? over('in all', total(weight), emergency) : []),
    ...(kind === 'reading' ? over('requests', weight.requests, page.requests) : []),
  ];
  return found.length > 0 ? [...found, ...heaviest.map((file) => `loads ${file}`)] : [];
}

export const total = ({ html, css, fonts, frame, islands, around }: Weight) =>
  html + css + fonts + frame + islands + around;

const medianHtml = (weights: Weight[]) => median(weights.map(({ html }) => html));

export function medianExcess(weights: Weight[]): string[] {
  const value = medianHtml(weights);
  return value > missed.medianHtml.held
    ? [
        `median html ${value} > ${missed.medianHtml.held}: what does each page carry more, its footer's list perhaps?`,
      ]
    : [];
}

/** What is missed, and by how much. */
export const missedNote = (weights: Weight[]) =>
  [
    `missed: median html ${medianHtml(weights)}, bound ${missed.medianHtml.bound}`,
    `html up to ${Math.max(...weights.map(timesItsWords))} times its words, bound ${missed.timesItsWords.bound}`,
  ].join('; ');
