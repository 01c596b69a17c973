import { quoteRequest } from '../../../supabase/functions/_shared/quote-request.ts';

/** The least that is accepted; optional fields take their defaults. */
export const valid = quoteRequest.parse({
  entreprise: 'Épi & Fils',
  secteur: 'autre',
  nom: 'Zoé Martin',
  email: 'zoe@epi.fr',
  rgpd: true,
});
