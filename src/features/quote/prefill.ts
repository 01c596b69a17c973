import { descriptionOf } from '#shared/quote-fields.ts';
import { repair } from '#shared/repair.ts';
import { type QuoteValues, textFields } from './values.ts';

/** What came along with the address. What was typed elsewhere comes in its fragment, which no server is sent, nor logs. */
export const cargoOf = ({ search, hash }: Pick<Location, 'search' | 'hash'>) =>
  hash.startsWith('#question=') ? `${search}${search ? '&' : '?'}${hash.slice(1)}` : search;

const longestQuestion = 300;

/** The words that the search of the questions did not find, added to what was typed before. */
function withQuestion(question: string | null, kept = ''): string {
  const words = repair((question ?? '').slice(0, longestQuestion), false).replace(/\s+/g, ' ');
  if (!words || kept.includes(words)) return kept;
  return `${kept}${kept && '\n'}Ma question : ${words}`;
}

/** What an address carries: from the estimator a sector and a size among the form's choices, from the search a question. */
export function fromAddress(search: string, kept: Partial<QuoteValues> = {}): Partial<QuoteValues> {
  const query = new URLSearchParams(search);
  const choices = textFields.flatMap((name) => {
    const field = descriptionOf(name);
    const value = query.get(name) ?? '';
    return field.control === 'choice' && Object.hasOwn(field.options, value) ? [[name, value]] : [];
  });
  const besoins = withQuestion(query.get('question'), kept.besoins);
  return { ...Object.fromEntries(choices), ...(besoins && { besoins }) };
}

/** What was typed, with the estimate that is joined to it, once. */
export const withEstimate = (besoins: string, estimate: string) =>
  besoins.includes(estimate) ? besoins : [besoins.trim(), estimate].filter(Boolean).join('\n');

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
