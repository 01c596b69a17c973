import { z } from 'zod';

const local = { url: 'http://localhost:24321', key: 'sb_publishable_local' };

// A day: while something may still be wrong with the certificate, nobody is kept out for longer.
const firstHsts = 'max-age=86400';

const schema = (production: boolean) =>
  z.object({
    SITE_ENV: z.enum(['development', 'preview', 'production'], {
      error: ({ input }) => `SITE_ENV vaut « ${input} » : écrivez development, preview ou production.`,
    }),
    SUPABASE_URL: z.url({
      protocol: production ? /^https$/ : /^https?$/,
      error: 'SUPABASE_URL doit être l’adresse du projet, par exemple https://abc.supabase.co.',
    }),
    SUPABASE_PUBLISHABLE_KEY: z.string().regex(/^[\w.-]{10,}$/, {
      error: 'SUPABASE_PUBLISHABLE_KEY doit être la clé publiable du projet, par exemple sb_publishable_….',
    }),
    HSTS: z.string().regex(/^max-age=\d+(; includeSubDomains(; preload)?)?$/, {
      error: 'HSTS s’écrit max-age=31536000, en secondes, et par choix « ; includeSubDomains », puis « ; preload ».',
    }),
  });

/** What changes from one build to another. Development needs nothing; production must name its backend. */
export function readEnvironment(values: Record<string, string | undefined>) {
  const production = values.SITE_ENV === 'production';
  const result = schema(production).safeParse({
    SITE_ENV: values.SITE_ENV ?? 'development',
    SUPABASE_URL: values.SUPABASE_URL ?? (production ? '' : local.url),
    SUPABASE_PUBLISHABLE_KEY: values.SUPABASE_PUBLISHABLE_KEY ?? (production ? '' : local.key),
    HSTS: values.HSTS || firstHsts,
  });
  if (!result.success) throw new Error(result.error.issues.map((issue) => issue.message).join('\n'));
  const { SITE_ENV, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, HSTS: hsts } = result.data;
  return { siteEnv: SITE_ENV, backend: { url: new URL(SUPABASE_URL).origin, key: SUPABASE_PUBLISHABLE_KEY }, hsts };
}

export type Backend = ReturnType<typeof readEnvironment>['backend'];
