import { normalizeText } from '#shared/normalize-text.ts';
import { getDescription } from '#shared/quote-fields.ts';
import { type Answers, textFields } from './values.ts';

/**
 * What came along with the address. What was typed elsewhere comes in its fragment, which no server
 * is sent, nor logs.
 */
export const getAddressData = ({ search, hash }: Pick<Location, 'search' | 'hash'>) =>
  /^#(question|joint)=/.test(hash) ? `${search}${search ? '&' : '?'}${hash.slice(1)}` : search;

/** Adds the question that the search did not answer, unless the text has it already. */
const withQuestion = (kept: string, question: string) =>
  !question || kept.includes(question)
    ? kept
    : [kept.trim(), `Ma question : ${question}`].filter(Boolean).join('\n');

/** The first words of « Vos besoins » that a link writes, by its `?besoins=`. */
const firstWords: Record<string, string> = {
  contrat:
    'Je voudrais relire avec vous mon contrat ou mes devis.\nAssureur, plafond, franchise, ' +
    'clauses qui m’inquiètent : ',
};

/**
 * What an address carries for the fields: choices of the form, the words that the search did not
 * find, or those that a link begins with where nothing is typed yet.
 */
export function fromAddress(data: string, kept: Partial<Answers> = {}): Partial<Answers> {
  const query = new URLSearchParams(data);
  const choices = textFields.flatMap((name) => {
    const field = getDescription(name);
    const value = query.get(name) ?? '';
    return field.control === 'choice' && Object.hasOwn(field.options, value) ? [[name, value]] : [];
  });
  const question = normalizeText((query.get('question') ?? '').slice(0, 300), true).replace(
    /\s+/g,
    ' ',
  );
  const subject = query.get('besoins') ?? '';
  const beginning = Object.hasOwn(firstWords, subject) ? firstWords[subject] : undefined;
  const besoins = withQuestion(kept.besoins || (beginning ?? ''), question);
  return { ...Object.fromEntries(choices), ...(besoins && { besoins }) };
}
