// A request made up by ourselves, each day and after each deployment: kept and sent as a visitor's
// is, to the operator's mailbox. The page's own way here, its key and its origin, a deployment
// proves by itself.
import { quoteRequest } from '../_shared/quote-request.ts';
import { causeOf } from './cause.ts';
import { type Counts, dispatch } from './dispatch.ts';
import { errandNumber } from './errand-number.ts';
import type { Outbox } from './outbox.ts';
import type { Parts } from './parts.ts';
import { Refused } from './refused.ts';
import type { Route } from './route.ts';
import { only } from './scheduled.ts';

const quote = quoteRequest.parse({
  entreprise: 'Canari',
  secteur: 'autre',
  nom: 'Canari',
  email: 'canari@exemple.fr',
  besoins:
    'Demande d’essai, envoyée chaque jour et après chaque mise en ligne. Le courtier ne la reçoit pas.',
  rgpd: true,
});

export const sendCanary: Route = async (request, parts, fresh) => {
  await only(parts.authenticateScheduler, request);
  const number = errandNumber('canary', fresh);
  const { sendToOperator, outbox } = parts;
  if (!sendToOperator)
    throw new Refused(503, 'reglage', 'OPERATOR_MAIL manque : le canari n’a pas de destinataire.');
  const { sent, said } = await keepAndSend(number, outbox, parts).catch((error) => {
    throw new Refused(
      503,
      'base',
      'La base ne répond pas : les demandes ne peuvent pas être gardées.',
      {
        cause: causeOf(error),
      },
    );
  });
  if (sent === 0) {
    const words = said ? ` : « ${said} »` : '';
    throw new Refused(
      502,
      'refus',
      `Le canari est gardé, mais le serveur de messagerie ne l’a pas pris${words}.`,
    );
  }
  return { outcome: 'canary sent', data: { numero: number, etat: 'remise' } };
};

async function keepAndSend(
  number: string,
  outbox: Outbox | undefined,
  parts: Parts,
): Promise<Counts> {
  if (!outbox) throw new Error('no database');
  const content = await parts.hash(`canary ${number}`);
  const kept = await outbox.keep({ number, keyHash: undefined, content, quote, suspicious: false });
  return kept.kind === 'kept' ? dispatch(parts, number) : { sent: 0, failed: 1 };
}
