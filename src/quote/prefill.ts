import { normalizeText } from '#shared/normalize-text.ts';
import { getDescription } from '#shared/quote-fields.ts';
import { type Answers, textFields } from './values.ts';

/**
 * Returns the parameters of the address that prefill the form. Texts that the visitor typed are in
 * the fragment, because browsers do not send it to the server.
 */
export const getAddressData = ({ search, hash }: Pick<Location, 'search' | 'hash'>) =>
  /^#(question|joint)=/.test(hash) ? `${search}${search ? '&' : '?'}${hash.slice(1)}` : search;

/** Adds a question without an answer on the site, unless the text contains it already. */
const addQuestion = (kept: string, question: string) =>
  !question || kept.includes(question)
    ? kept
    : [kept.trim(), `Ma question : ${question}`].filter(Boolean).join('\n');

/** Start of « Vos besoins » for `?besoins=contrat`, if the visitor has typed nothing there. */
const CONTRACT_NEEDS =
  'Je voudrais relire avec vous mon contrat ou mes devis.\nAssureur, plafond, franchise, ' +
  'clauses qui m’inquiètent : ';

/** Reads the answers to choices and the text for « Vos besoins » from the parameters. */
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
