import type { QuoteRequest } from '../../../supabase/functions/_shared/quote-request.ts';

/** The least that is accepted. */
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
