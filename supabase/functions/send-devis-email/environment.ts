import * as z from 'zod/mini';
import { alarmSettings } from './alarm.ts';
import { limitsOf } from './guard.ts';
import { sealingKeys } from './seal.ts';
import { count, optional, required, secret } from './settings.ts';
import { toolSettings } from './tool-settings.ts';
import { transportSettings } from './transport.ts';

/**
 * What the function needs to run, besides ways to send and to alert; `.env.example` says where each
 * value comes from.
 */
const schema = z.object({
  SITE_ORIGINS: required('SITE_ORIGINS', 'les origines du site, séparées par des virgules'),
  HASH_SECRET: secret('HASH_SECRET', 'la clé des empreintes'),
  REQUESTS_AN_HOUR: z._default(count('REQUESTS_AN_HOUR', 60), 60),
  REQUESTS_A_DAY: z._default(count('REQUESTS_A_DAY', 300), 300),
  OUTBOX_KEYS: sealingKeys,
  OUTBOX_SECRET: secret('OUTBOX_SECRET', 'le secret des appels du planificateur'),
  BOUNCES_SECRET: optional(
    (value) => value.length >= 32,
    'BOUNCES_SECRET est trop court : prenez au moins 32 signes.',
  ),
  OPERATOR_MAIL: optional(),
  ACKNOWLEDGE_FROM: optional(),
  TAKEN_IN_TIME: optional(
    (value) => value === 'oui',
    'TAKEN_IN_TIME s’écrit « oui », ou reste vide.',
  ),
  OUTBOX_DB_URL: optional(
    URL.canParse,
    'OUTBOX_DB_URL doit être l’adresse d’une base : postgres://nom:mot-de-passe@serveur:5432/postgres',
  ),
  OUTBOX_DB_CA: optional(),
  SUPABASE_DB_URL: optional(),
});

export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Throws one sentence per problem, so that a wrong setting is seen at start and not at the first
 * request.
 */
export function readEnvironment(values: Record<string, string | undefined>) {
  const transport = transportSettings.safeParse(values);
  const alarm = alarmSettings.safeParse(values);
  const tool = toolSettings.safeParse(values);
  const others = schema.safeParse(values);
  if (!transport.success || !alarm.success || !tool.success || !others.success) {
    const issues = [transport, alarm, tool, others].flatMap(({ error }) => error?.issues ?? []);
    throw new Error(issues.map(({ message }) => message).join('\n'));
  }
  const {
    SITE_ORIGINS,
    REQUESTS_AN_HOUR,
    REQUESTS_A_DAY,
    OUTBOX_DB_URL,
    SUPABASE_DB_URL,
    ...rest
  } = others.data;
  const { LEADS_WEBHOOK, LEADS_WEBHOOK_SECRET } = tool.data;
  return {
    ...rest,
    limits: limitsOf(REQUESTS_AN_HOUR, REQUESTS_A_DAY),
    databaseUrl: OUTBOX_DB_URL ?? SUPABASE_DB_URL,
    transport: transport.data,
    tool:
      LEADS_WEBHOOK && LEADS_WEBHOOK_SECRET
        ? { url: LEADS_WEBHOOK, secret: LEADS_WEBHOOK_SECRET }
        : undefined,
    alarm: alarm.data,
    origins: SITE_ORIGINS.split(',').map((origin) => origin.trim()),
  };
}
