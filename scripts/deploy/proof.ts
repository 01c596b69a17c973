import { Failure } from '../lib/failure.ts';
import { liveRelease } from './release.ts';

const patience = 120_000;

/** Until the site says itself that it is the wanted release: hosts take a moment, and some answers are a moment old. */
export async function untilLive(site: string, commit: string, pause = 2_000): Promise<void> {
  for (const end = Date.now() + patience; ; await new Promise((resolve) => setTimeout(resolve, pause))) {
    const shown = (await liveRelease(site).catch(() => undefined))?.commit;
    if (shown === commit) return;
    if (Date.now() > end) throw new Failure(`${site} montre toujours la version ${shown ?? 'inconnue'}, et non ${commit}.`);
  }
}

/** A request made up for this: through the function, the outbox and the mail server, to the operator's mailbox. */
export async function sendCanary(address: string, secret: string | undefined): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => error);
  if (answer instanceof Response && answer.ok) return;
  const said = answer instanceof Response ? `${answer.status} ${await answer.text()}` : answer.message;
  throw new Failure(
    `La demande d’essai (le canari) n’est pas passée : ${said.slice(0, 300)}\nCe qui est en ligne ne remet pas les demandes : voyez les journaux de la fonction, ou revenez en arrière : npm run deploy -- --rollback`,
  );
}
