import { z } from 'zod';

const local = { url: 'http://localhost:24321', key: 'sb_publishable_local' };
// A preview has no backend, whatever the settings name: nobody answers to a name that ends in «
// invalid » (RFC 2606).
const nowhere = { url: 'https://apercu.invalid', key: 'aucune-cle' };

// A day: while something may still be wrong with the certificate, nobody is kept out for longer.
const firstHsts = 'max-age=86400';

const schema = (production: boolean) =>
  z.object({
    SITE_ENV: z.enum(['development', 'preview', 'production'], {
      error: ({ input }) =>
        `SITE_ENV vaut « ${input} » : écrivez development, preview ou production.`,
    }),
    SUPABASE_URL: z.url({
      protocol: production ? /^https$/ : /^https?$/,
      error: 'SUPABASE_URL doit être l’adresse du projet, par exemple https://abc.supabase.co.',
    }),
    SUPABASE_PUBLISHABLE_KEY: z.string().regex(/^[\w.-]{10,}$/, {
      error:
        'SUPABASE_PUBLISHABLE_KEY doit être la clé publiable du projet, par exemple sb_publishable_….',
    }),
    HSTS: z.string().regex(/^max-age=\d+(; includeSubDomains(; preload)?)?$/, {
      error:
        'HSTS s’écrit max-age=31536000, en secondes, et par choix « ; includeSubDomains », puis « ; preload ».',
    }),
  });

type Values = Record<string, string | undefined>;

/**
 * Where GitHub edits the files of the branch that a pull request proposes, as its workflow names
 * it.
 */
function editorOf({
  GITHUB_REPOSITORY: repository,
  GITHUB_HEAD_REF: branch,
}: Values): string | undefined {
  if (!repository || !branch) return undefined;
  return `https://github.com/${repository}/edit/${branch.split('/').map(encodeURIComponent).join('/')}`;
}

/**
 * What changes from one build to another. Development and a preview need nothing; production must
 * name its backend.
 */
export function readEnvironment(values: Values) {
  const production = values.SITE_ENV === 'production';
  const isPreview = values.SITE_ENV === 'preview';
  const { url, key } = isPreview
    ? nowhere
    : { url: values.SUPABASE_URL, key: values.SUPABASE_PUBLISHABLE_KEY };
  const result = schema(production).safeParse({
    SITE_ENV: values.SITE_ENV ?? 'development',
    SUPABASE_URL: url ?? (production ? '' : local.url),
    SUPABASE_PUBLISHABLE_KEY: key ?? (production ? '' : local.key),
    HSTS: values.HSTS || firstHsts,
  });
  if (!result.success)
    throw new Error(result.error.issues.map((issue) => issue.message).join('\n'));
  const { SITE_ENV, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, HSTS: hsts } = result.data;
  const backend = { url: new URL(SUPABASE_URL).origin, key: SUPABASE_PUBLISHABLE_KEY };
  return { siteEnv: SITE_ENV, backend, hsts, ...(isPreview && { editor: editorOf(values) }) };
}

export type Backend = ReturnType<typeof readEnvironment>['backend'];
