import type { QuoteRequest } from '../../../supabase/functions/_shared/quote-request.ts';

/** Smallest request that the function accepts. */
export const valid: QuoteRequest = {
  entreprise: 'Épi & Fils',
  secteur: 'autre',
  effectifs: '',
  ca: '',
  nom: 'Zoé Martin',
  email: 'zoe@epi.fr',
  telephone: '',
  besoins: '',
  rgpd: true,
};

export const createKey = (index: number) =>
  `8b8f1f0e-6f2c-4a51-9a39-${String(index).padStart(12, '0')}`;
