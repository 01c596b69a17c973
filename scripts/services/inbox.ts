import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../lib/children.ts';
import { Failure } from '../lib/failure.ts';
import { bin } from '../lib/paths.ts';
import { waitForPort } from '../lib/ports.ts';

/** An inbox that keeps what it receives: SMTP on one port, web page and JSON list (/email) on another. */
export async function startInbox(port: number, smtp: number) {
  const folder = await mkdtemp(join(tmpdir(), 'boite-'));
  const child = start(bin('maildev'), [
    '--ip=127.0.0.1',
    `--web=${port}`,
    `--smtp=${smtp}`,
    `--mail-directory=${folder}`,
    '--hide-extensions=STARTTLS',
  ]);
  const stop = async () => {
    await child.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const alive = () => child.process.exitCode === null;
  if (!((await waitForPort(port, alive)) && (await waitForPort(smtp, alive)))) {
    await stop();
    throw new Failure(`La boîte de réception n'a pas démarré sur les ports ${port} et ${smtp} :\n${child.output()}`);
  }
  return { stop };
}
