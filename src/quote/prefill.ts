import { normalizeText } from '#shared/normalize-text.ts';
import { getDescription } from '#shared/quote-fields.ts';
import { type Answers, textFields } from './values.ts';

/**
 * Answers that came along with the address. Typed words come in its fragment, which browsers do not
 * send to the server.
 */
export const getAddressData = ({ search, hash }: Pick<Location, 'search' | 'hash'>) =>
  /^#(question|joint)=/.test(hash) ? `${search}${search ? '&' : '?'}${hash.slice(1)}` : search;

/** Adds the question that the search did not answer, unless the text has it already. */
const addQuestion = (kept: string, question: string) =>
  !question || kept.includes(question)
    ? kept
    : [kept.trim(), `Ma question : ${question}`].filter(Boolean).join('\n');

/** `?besoins=contrat`: first words of « Vos besoins » where nothing is typed yet. */
const CONTRACT_NEEDS =
  'Je voudrais relire avec vous mon contrat ou mes devis.\nAssureur, plafond, franchise, ' +
  'clauses qui m’inquiètent : ';

/** Reads choices of the form and words for « Vos besoins ». */
export function parsePrefill(data: string, kept: Partial<Answers> = {}): Partial<Answers> {
  const query = new URLSearchParams(data);
  const choices = textFields.flatMap((name) => {
    const field = getDescription(name);
    const value = query.get(name) ?? '';
    return field.control === 'choice' && Object.hasOwn(field.options, value) ? [[name, value]] : [];
  });
  const question = normalizeText((query.get('question') ?? '').slice(0, 300), false);
  const beginning = query.get('besoins') === 'contrat' ? CONTRACT_NEEDS : '';
  const besoins = addQuestion(kept.besoins || beginning, question);
  return { ...Object.fromEntries(choices), ...(besoins && { besoins }) };
}
