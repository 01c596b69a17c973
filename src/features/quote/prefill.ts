import { descriptionOf } from '#shared/quote-fields.ts';
import { repair } from '#shared/repair.ts';
import { type QuoteValues, textFields } from './values.ts';

/** What came along with the address. What was typed elsewhere comes in its fragment, which no server is sent, nor logs. */
export const cargoOf = ({ search, hash }: Pick<Location, 'search' | 'hash'>) =>
  /^#(question|texte)=/.test(hash) ? `${search}${search ? '&' : '?'}${hash.slice(1)}` : search;

/** What was typed, with what is joined to it, once. */
export const withText = (kept: string, text: string, before = '') =>
  kept.includes(text) ? kept : [kept.trim(), before + text].filter(Boolean).join('\n');

/** What an address carries: choices of the form, the words that the search did not find, what a tool has worked out. */
export function fromAddress(search: string, kept: Partial<QuoteValues> = {}): Partial<QuoteValues> {
  const query = new URLSearchParams(search);
  const choices = textFields.flatMap((name) => {
    const field = descriptionOf(name);
    const value = query.get(name) ?? '';
    return field.control === 'choice' && Object.hasOwn(field.options, value) ? [[name, value]] : [];
  });
  const text = (name: string, longest: number) => repair((query.get(name) ?? '').slice(0, longest), true);
  const question = text('question', 300).replace(/\s+/g, ' ');
  const besoins = withText(withText(kept.besoins ?? '', question, 'Ma question : '), text('texte', 2000));
  return { ...Object.fromEntries(choices), ...(besoins && { besoins }) };
}

/** Whether the visitor asked for it already, where the estimate was made. */
export const wantsEstimateJoined = (search: string) => new URLSearchParams(search).get('joindre') === '1';

/** What firms of each class of turnover pay, in a line, by the name that an address gives the class. */
export type Measures = Record<string, string>;

/** The estimate that may be joined to the request, if it came along: its address, and what was measured for the turnover. */
export function estimateText(search: string, origin: string, measures: Measures): string | undefined {
  const query = new URLSearchParams(search);
  const [, sector, size] = /^([a-z]+)-([a-z]+)$/.exec(query.get('estimation') ?? '') ?? [];
  if (!sector || !size) return undefined;
  const turnover = query.get('classe') ?? '';
  const measure = Object.hasOwn(measures, turnover) ? measures[turnover] : undefined;
  const estimate = `Mon estimation : ${origin}/tarifs?secteur=${sector}&taille=${size}`;
  return measure ? `${measure}\n${estimate}&ca=${turnover}` : estimate;
}
