import { normalizeText } from '#shared/normalize-text.ts';
import { getDescription } from '#shared/quote-fields.ts';
import { type Answers, textFields } from './values.ts';

/**
 * Returns the parameters of the address that fill in the form. Texts of the visitor are in the
 * fragment (`#`), because browsers do not send the fragment to the server.
 */
export const getAddressData = ({ search, hash }: Pick<Location, 'search' | 'hash'>) =>
  /^#(question|joint)=/.test(hash) ? `${search}${search ? '&' : '?'}${hash.slice(1)}` : search;

/**
 * Adds a question of the visitor that the site did not answer, unless the text already contains it.
 */
const addQuestion = (kept: string, question: string) =>
  !question || kept.includes(question)
    ? kept
    : [kept.trim(), `Ma question : ${question}`].filter(Boolean).join('\n');

/**
 * First words of « Vos besoins » for `?besoins=contrat`. Not used if the visitor has already typed
 * something.
 */
const CONTRACT_NEEDS =
  'Je voudrais relire avec vous mon contrat ou mes devis.\nAssureur, plafond, franchise, ' +
  'clauses qui m’inquiètent : ';

/** Reads from the parameters the answers to choices and the text for « Vos besoins ». */
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
