import { Failure } from '../lib/failure.ts';

const unknownHost = 'aucun serveur ne porte ce nom, ou cette machine n’a pas de réseau';
const silent = 'le serveur ne répond pas';
const unreachable =
  'cette machine ne peut pas le joindre ; s’il n’a qu’une adresse IPv6, prenez celle du « pooler » de Supabase';
const refused = 'le nom ou le mot de passe est refusé';
const notMigrated =
  'les tables des demandes n’y sont pas, ou sont d’une autre version ; « npm run deploy » les y met';

/** By the code of the system or of Postgres. */
const causes: Record<string, string> = {
  ECONNREFUSED: 'aucune base n’écoute à cette adresse et à ce port',
  ENOTFOUND: unknownHost,
  EAI_AGAIN: unknownHost,
  CONNECT_TIMEOUT: silent,
  ETIMEDOUT: silent,
  CONNECTION_CLOSED: 'le serveur a coupé la connexion',
  ECONNRESET: 'le serveur a coupé la connexion',
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  '28P01': refused,
  '28000': refused,
  '3D000': 'le serveur n’a pas de base de ce nom',
  '42501':
    'ce nom n’a pas le droit de lire les demandes ; prenez celui du propriétaire, « postgres »',
  '3F000': notMigrated,
  '42P01': notMigrated,
  '42703': notMigrated,
  '42883': notMigrated,
};
const ofCertificate = /CERT|SELF_SIGNED|VERIFY|^ERR_(TLS|SSL|OSSL)/;

/** Why the database did not answer, and what to do, whichever was asked. */
export function awayFailure(error: unknown, place: string, isLocal: boolean): Failure {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const cause = ofCertificate.test(code)
    ? 'son certificat n’est pas celui de OUTBOX_DB_CA'
    : causes[code];
  const remedy = isLocal
    ? 'Lancez « npm start » pour la base locale, ou donnez LEADS_DB_URL pour celle de production.'
    : 'Vérifiez LEADS_DB_URL.';
  return new Failure(
    `La base ne répond pas ${place} : ${cause ?? [code, message].filter(Boolean).join(' ')}. ${remedy}`,
  );
}
