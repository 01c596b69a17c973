import { readJson } from './body.ts';
import { causeOf } from './cause.ts';
import { Refused } from './refused.ts';
import { requestNamed } from './request-token.ts';
import type { Route } from './route.ts';

const gone = (code: string, message: string) => new Refused(410, code, message);
const away =
  'La base ne répond pas et rien n’est noté. Réessayez dans une minute ; la demande reste dans votre message.';

/**
 * By the link of its mail the broker says that he has a request in hand: the first time counts,
 * each later one is told since when.
 */
export const takeOn: Route = async (request, parts) => {
  const { takenInTime, outbox, hash } = parts;
  if (!takenInTime)
    throw gone('arret', 'Ce suivi est arrêté : répondez à la demande, il n’y a rien à confirmer.');
  const { lien } = ((await readJson(request, parts)) ?? {}) as { lien?: unknown };
  const number = await requestNamed('taking on', lien, hash);
  if (!number || !outbox)
    throw new Refused(
      404,
      'inconnue',
      'Ce lien ne désigne aucune demande : ouvrez-le depuis le message.',
    );
  const found = await outbox.takeOn(number).catch((error) => {
    throw new Refused(503, 'indisponible', away, { cause: causeOf(error) });
  });
  if (found?.is_withdrawn)
    throw gone(
      'retiree',
      'La personne a retiré sa demande : effacez le message, sans vous en servir.',
    );
  if (!found?.since)
    throw gone(
      'effacee',
      'Le site a effacé sa copie de cette demande : il n’y a plus rien à confirmer.',
    );
  const outcome = found.is_first ? 'taken on' : 'taken on before';
  return {
    outcome,
    data: { numero: number, depuis: found.since, deja: !found.is_first },
    more: { number },
  };
};
