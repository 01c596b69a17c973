// The words of the form's choices, the same on the site and in the broker's mail.
import type { QuoteRequest } from './quote-request.ts';

type Labels<Field extends keyof QuoteRequest> = Record<Exclude<QuoteRequest[Field], '' | boolean>, string>;

export const secteurLabels: Labels<'secteur'> = {
  sante: 'Santé',
  finance: 'Finance',
  ecommerce: 'E-commerce',
  industrie: 'Industrie',
  services: 'Services',
  informatique: 'Informatique',
  education: 'Éducation',
  autre: 'Autre',
};

export const effectifsLabels: Labels<'effectifs'> = {
  '1': '1 personne',
  '2-10': '2 à 10',
  '11-50': '11 à 50',
  '51-250': '51 à 250',
  '250+': 'plus de 250',
};

export const caLabels: Labels<'ca'> = {
  '0-100k': 'moins de 100 000 €',
  '100k-500k': '100 000 à 500 000 €',
  '500k-2M': '500 000 € à 2 M€',
  '2M-10M': '2 à 10 M€',
  '10M+': 'plus de 10 M€',
};
