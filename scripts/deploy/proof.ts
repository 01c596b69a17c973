import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Failure } from '../lib/failure.ts';
import { liveRelease } from './release.ts';

const patience = 120_000;
/**
 * A domain that Cloudflare did not serve before gets its name and its certificate within minutes.
 */
const patienceWithNewDomain = 900_000;

/**
 * Until the site says itself that it is the wanted release: hosts take a moment, and some answers
 * are a moment old.
 */
export async function untilLive(
  site: string,
  commit: string,
  isFirst: boolean,
  pause = 2_000,
): Promise<void> {
  const end = Date.now() + (isFirst ? patienceWithNewDomain : patience);
  for (;;) {
    const shown = await liveRelease(site).catch((error: Error) => error);
    if (!(shown instanceof Error) && shown?.commit === commit) return;
    const said =
      shown instanceof Error
        ? `${shown.message.split(' : ')[0]}.`
        : `${site} montre la version ${shown?.commit ?? 'inconnue'}, et non ${commit}.`;
    if (Date.now() > end) throw new Failure(said);
    await setTimeout(pause);
  }
}

/**
 * What a page of the site asks, with its key and from its address: after a request that nobody
 * knows.
 */
export async function askAsPage(
  address: string,
  origin: string,
  key: string | undefined,
): Promise<void> {
  const answer = await fetch(`${address}/etat`, {
    method: 'POST',
    headers: { apikey: key ?? '', origin, 'content-type': 'application/json' },
    body: JSON.stringify({ cle: randomUUID() }),
    signal: AbortSignal.timeout(patience),
  }).catch((error: Error) => error);
  const said =
    answer instanceof Response ? `${answer.status} ${await answer.text()}` : answer.message;
  const allowed =
    answer instanceof Response ? answer.headers.get('access-control-allow-origin') : null;
  if (said.startsWith('404') && said.includes('"inconnue"') && allowed === origin) return;
  throw new Failure(
    `Les pages de ${origin} ne peuvent pas appeler la fonction : ${said.slice(0, 300)} (origine permise : ${allowed ?? 'aucune'}). Vérifiez SUPABASE_PUBLISHABLE_KEY et SITE_ORIGINS.`,
  );
}
