import type { Refusal } from '#shared/checks.ts';
import { getDescription, type QuoteField } from '#shared/quote-fields.ts';

const general: Partial<Record<Refusal, string>> = {
  requis: 'Cette réponse manque.',
  long: 'Cette réponse est trop longue : raccourcissez-la.',
  choix: 'Choisissez une ligne de la liste.',
};

/** Says what is wrong with an e-mail address. */
function describeEmail(value: string): string {
  const [local, domain, ...rest] = value.trim().split('@');
  if (rest.length > 0) return 'Il y a plus d’une arobase : gardez une seule adresse.';
  if (domain === undefined) return 'Il manque l’arobase, par exemple nom@entreprise.fr.';
  if (!local || !domain)
    return `Il manque ce qui ${local ? 'suit' : 'précède'} l’arobase de nom@entreprise.fr.`;
  if (!domain.includes('.')) return 'Il manque la fin de l’adresse, par exemple .fr ou .com.';
  if (/[^!-~]/.test(local))
    return (
      'Avant l’arobase, ni espace ni accent : trop de messageries ne savent pas y ' +
      'répondre. Indiquez une autre adresse.'
    );
  return 'Un signe de cette adresse n’est pas possible, par exemple nom@entreprise.fr.';
}

/**
 * Explains to the visitor why the function refused a value. A newer function may give a reason that
 * this page does not know.
 */
export function describeRefusal(name: QuoteField, refusal: Refusal, value: unknown): string {
  if (name === 'email' && refusal === 'format') return describeEmail(String(value));
  const { sentences }: { sentences?: typeof general } = getDescription(name);
  return sentences?.[refusal] ?? general[refusal] ?? 'Cette réponse n’a pas la forme attendue.';
}
