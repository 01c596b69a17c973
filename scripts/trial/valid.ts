import { quoteRequest } from '../../supabase/functions/_shared/quote-request.ts';

/** The least that is accepted: what is optional takes its default. */
export const valid = quoteRequest.parse({
  entreprise: 'Épi & Fils',
  secteur: 'autre',
  nom: 'Zoé Martin',
  email: 'zoe@epi.fr',
  rgpd: true,
});
