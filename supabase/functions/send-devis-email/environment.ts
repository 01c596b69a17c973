import * as z from 'zod/mini';
import { required } from './settings.ts';
import { type TransportSettings, transportSettings } from './transport.ts';

/** What the function needs to run, besides a way to send; `.env.example` says where each value comes from. */
const schema = z.object({
  SITE_ORIGINS: required('SITE_ORIGINS', 'les origines du site, séparées par des virgules'),
  HASH_SECRET: required('HASH_SECRET', 'la clé des empreintes, par exemple le résultat de « openssl rand -hex 32 »').check(
    z.minLength(32, 'HASH_SECRET est trop court : prenez au moins 32 signes, par exemple avec « openssl rand -hex 32 ».'),
  ),
  SUPABASE_DB_URL: z.optional(z.string()),
});

export type Environment = Omit<z.infer<typeof schema>, 'SITE_ORIGINS'> & { origins: string[]; transport: TransportSettings };

/** Throws one sentence per problem, so that a wrong setting is seen at start and not at the first request. */
export function readEnvironment(values: Record<string, string | undefined>): Environment {
  const transport = transportSettings.safeParse(values);
  const others = schema.safeParse(values);
  if (!transport.success || !others.success) {
    const issues = [transport, others].flatMap(({ error }) => error?.issues ?? []);
    throw new Error(issues.map(({ message }) => message).join('\n'));
  }
  const { SITE_ORIGINS, ...rest } = others.data;
  return { ...rest, transport: transport.data, origins: SITE_ORIGINS.split(',').map((origin) => origin.trim()) };
}
