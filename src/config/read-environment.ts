import { z } from 'zod';

const LOCAL_BACKEND = { url: 'http://localhost:24321', key: 'sb_publishable_local' };
// A preview has no backend and uses this address instead. RFC 2606 reserves names that end in «
// .invalid », so no request can reach a server.
const NO_BACKEND = { url: 'https://apercu.invalid', key: 'aucune-cle' };

// Default of one day: after a certificate problem, browsers that remember this header cannot open
// the site for one day at most.
const DEFAULT_HSTS = 'max-age=86400';

export const hstsSchema = z.string().regex(/^max-age=\d+(; includeSubDomains(; preload)?)?$/, {
  error:
    'HSTS s’écrit max-age=31536000, en secondes, et par choix « ; includeSubDomains », ' +
    'puis « ; preload ».',
});

const createSchema = (production: boolean) =>
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
        'SUPABASE_PUBLISHABLE_KEY doit être la clé publiable du projet, ' +
        'par exemple sb_publishable_….',
    }),
    HSTS: hstsSchema,
  });

type Values = Record<string, string | undefined>;

/** Returns the address of GitHub's editor for the branch of a pull request. */
function getEditorAddress({
  GITHUB_REPOSITORY: repository,
  GITHUB_HEAD_REF: branch,
}: Values): string | undefined {
  if (!repository || !branch) return undefined;
  const path = branch.split('/').map(encodeURIComponent).join('/');
  return `https://github.com/${repository}/edit/${path}`;
}

/** Reads the settings. Development and previews have defaults; production must set its backend. */
export function readEnvironment(values: Values) {
  const production = values.SITE_ENV === 'production';
  const isPreview = values.SITE_ENV === 'preview';
  const { url, key } = isPreview
    ? NO_BACKEND
    : { url: values.SUPABASE_URL, key: values.SUPABASE_PUBLISHABLE_KEY };
  const result = createSchema(production).safeParse({
    SITE_ENV: values.SITE_ENV ?? 'development',
    SUPABASE_URL: url ?? (production ? '' : LOCAL_BACKEND.url),
    SUPABASE_PUBLISHABLE_KEY: key ?? (production ? '' : LOCAL_BACKEND.key),
    HSTS: values.HSTS || DEFAULT_HSTS,
  });
  if (!result.success)
    throw new Error(result.error.issues.map((issue) => issue.message).join('\n'));
  const { SITE_ENV, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, HSTS: hsts } = result.data;
  const backend = { url: new URL(SUPABASE_URL).origin, key: SUPABASE_PUBLISHABLE_KEY };
  return {
    siteEnv: SITE_ENV,
    backend,
    hsts,
    ...(isPreview && { editor: getEditorAddress(values) }),
  };
}
