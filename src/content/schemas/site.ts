import { z } from 'zod';

const text = z.string().min(1);

/** content/site.yaml: who publishes, who receives the requests, who hosts. */
export const site = z.strictObject({
  marque: text,
  adresse: z.url().refine((address) => !address.endsWith('/'), 'l’adresse s’écrit sans barre oblique à la fin'),
  langue: z.literal('fr'),
  contact: z.strictObject({ email: z.email(), telephone: text, horaires: text }),
  editeur: z.strictObject({ nom: text, forme: text, capital: text, rcs: text, siege: text, directeurPublication: text }),
  courtier: z.strictObject({ nom: text, orias: text, siege: text, email: z.email() }),
  hebergeur: z.strictObject({ nom: text, adresse: text, telephone: text, site: z.url() }),
  registraire: z.strictObject({ nom: text, site: z.url() }),
  tribunaux: text,
});

export type Site = z.infer<typeof site>;
