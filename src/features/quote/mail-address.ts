import { caLabels, effectifsLabels, secteurLabels } from '#shared/labels.ts';
import { fieldNames } from './messages.ts';
import { type QuoteValues, textFields } from './values.ts';

const labels: Record<string, Record<string, string>> = { secteur: secteurLabels, effectifs: effectifsLabels, ca: caLabels };

/** An e-mail that carries everything typed, for when the form cannot send it. */
export function mailAddress(email: string, values: QuoteValues): string {
  const lines = textFields
    .filter((name) => values[name].trim() !== '')
    .map((name) => `${fieldNames[name]} : ${labels[name]?.[values[name]] ?? values[name].trim()}`);
  const body = ['Bonjour,', '', 'Je demande une proposition d’assurance cyber.', '', ...lines, ''].join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent('Demande de devis')}&body=${encodeURIComponent(body)}`;
}
