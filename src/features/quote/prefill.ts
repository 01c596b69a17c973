import { chiffresAffaires, effectifs, secteurs } from '#shared/quote-request.ts';
import type { QuoteValues } from './values.ts';

const oneOf = (known: readonly string[], value: string | null) => (value && known.includes(value) ? value : '');

/** The words that the search of the questions did not find, added to what was typed before. */
function withQuestion(question: string | null, kept = ''): string {
  const words = question?.replace(/\s+/g, ' ').trim().slice(0, 300);
  if (!words || kept.includes(words)) return kept;
  return `${kept}${kept && '\n'}Ma question : ${words}`;
}

/** What an address carries: from the estimator a sector and a size the form knows, from the search a question. */
export function fromAddress(search: string, kept: Partial<QuoteValues> = {}): Partial<QuoteValues> {
  const query = new URLSearchParams(search);
  const found = {
    secteur: oneOf(secteurs, query.get('secteur')),
    effectifs: oneOf(effectifs, query.get('effectifs')),
    ca: oneOf(chiffresAffaires, query.get('ca')),
    besoins: withQuestion(query.get('question'), kept.besoins),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value));
}

/** An estimate as it is joined to the request. */
export const joined = (besoins: string, estimate: string) =>
  [besoins.trim(), `Mon estimation : ${estimate}`].filter(Boolean).join('\n');

/** Whether the visitor asked for it already, where the estimate was made. */
export const isToJoin = (search: string) => new URLSearchParams(search).get('joindre') === '1';

/** The address of the estimate that may be joined to the request, if it came along. */
export function estimateAddress(search: string, origin: string): string | undefined {
  const estimate = new URLSearchParams(search).get('estimation');
  const [, sector, size] = /^([a-z]+)-([a-z]+)$/.exec(estimate ?? '') ?? [];
  return sector && size ? `${origin}/tarifs?secteur=${sector}&taille=${size}` : undefined;
}
