import type { Refusal } from '#shared/checks.ts';
import { getDescription, type QuoteField } from '#shared/quote-fields.ts';

const general: Record<Exclude<Refusal, 'accord'>, string> = {
  requis: 'Cette réponse manque.',
  long: 'Cette réponse est trop longue : raccourcissez-la.',
  format: 'Cette réponse n’a pas la forme attendue.',
  choix: 'Choisissez une ligne de la liste.',
};

/** Names the missing part of an invalid e-mail address. */
function emailMessage(value: string): string {
  const [local, domain, ...rest] = value.trim().split('@');
  if (rest.length > 0) return 'Il y a plus d’une arobase : gardez une seule adresse.';
  if (domain === undefined) return 'Il manque l’arobase, par exemple nom@entreprise.fr.';
  if (!local) return 'Il manque ce qui précède l’arobase, par exemple nom@entreprise.fr.';
  if (!domain) return 'Il manque ce qui suit l’arobase, par exemple nom@entreprise.fr.';
  if (!domain.includes('.')) return 'Il manque la fin de l’adresse, par exemple .fr ou .com.';
  if (/[^!-~]/.test(local))
    return (
      'Avant l’arobase, ni espace ni accent : trop de messageries ne savent pas y ' +
      'répondre. Indiquez une autre adresse.'
    );
  return 'Un signe de cette adresse n’est pas possible, par exemple nom@entreprise.fr.';
}

/**
 * Why a field is refused, in a sentence; a later function may give a reason that this page does not
 * know. What is joined counts with the words that it follows.
 */
export function refusalText(
  name: QuoteField,
  refusal: Refusal,
  value: unknown,
  isJoined = false,
): string {
  if (name === 'email' && refusal === 'format') return emailMessage(String(value));
  const field = getDescription(name);
  if (field.control === 'area' && refusal === 'long')
    return `${isJoined ? 'Vos mots et ce qui est joint sont trop longs ensemble' : 'Cette réponse est trop longue'} : gardez ${field.longest.toLocaleString('fr')} signes au plus${isJoined ? ', ou retirez un résultat joint' : ''}.`;
  const sentences: Partial<Record<Refusal, string>> = { ...general, ...field.sentences };
  return sentences[refusal] ?? general.format;
}
