import { inWords } from '../../domain/numbers.ts';
import { upperFirst } from '../../domain/words.ts';
import { type Figures, figureComponents, figureText } from '../figures.ts';
import type { Figure, Source } from '../schemas/figures.ts';
import { attributesOf, type Tag } from './tags.ts';

/** What the ids of a text stand for. While a table is itself wrong, the check does without. */
export type Values = {
  figures: Figures | undefined;
  sources: Readonly<Record<string, Source>>;
  counts: Readonly<Record<string, number>> | undefined;
  /** An identity of the site by its path: contact.email. */
  identity: (path: string) => string;
};

/** The figure that a tag writes, if it writes one and the figure is there. */
export function figureOf(tag: Tag, figures: Figures | undefined): Figure | undefined {
  const table = figureComponents[tag.name ?? ''];
  return table && figures?.[table][attributesOf(tag).id ?? ''];
}

/** A tag that stands for words: a figure, a count. Undefined for any other, and for an id that is not there. */
export function wordsOfTag(tag: Tag, { figures, counts }: Pick<Values, 'figures' | 'counts'>): string | undefined {
  if (tag.name !== 'Compte') {
    const figure = figureOf(tag, figures);
    return figure && figureText(figure);
  }
  const { de = '', majuscule, chiffres } = attributesOf(tag);
  const count = counts?.[de];
  if (count === undefined) return undefined;
  const words = chiffres ? String(count) : inWords(count);
  return majuscule ? upperFirst(words) : words;
}
