import { setTimeout } from 'node:timers/promises';
import type { Ask, Trial } from './trial.ts';

export type Costly = { kind: string; ask: (serial: number) => Ask };
export type Cost = { kind: string; milliseconds: number };

const tries = 3;

/**
 * What each request costs the function's processor until its mail has left, one request after the
 * other, the dearest first. Each is asked several times: the least is its own cost, the rest that
 * of what the engine does now and then.
 */
export async function processorTimes(trial: Trial, cases: Costly[]): Promise<Cost[]> {
  let serial = 0;
  const cost = (ask: Costly['ask']) => during(trial, () => answeredAndSent(trial, ask(++serial)));
  // Until the engine has compiled what every request runs.
  for (const { ask } of cases.slice(0, 100)) await cost(ask);
  const own = await least(10, () => during(trial, async () => {}));
  const costs: Cost[] = [];
  for (const { kind, ask } of cases)
    costs.push({ kind, milliseconds: (await least(tries, () => cost(ask))) - own });
  return costs.sort((one, other) => other.milliseconds - one.milliseconds);
}

async function during({ processor }: Trial, work: () => Promise<void>): Promise<number> {
  const before = await processor();
  await work();
  return (await processor()) - before;
}

async function answeredAndSent({ ask, mail }: Trial, what: Ask): Promise<void> {
  const { status, text } = await ask(what);
  if (status !== 200) return;
  const { numero } = JSON.parse(text).data;
  while (!mail.mails.some(({ subject }) => subject?.includes(numero))) await setTimeout(2);
  // What is written down once the mail has left.
  await setTimeout(10);
}

async function least(times: number, measure: () => Promise<number>): Promise<number> {
  let found = Number.POSITIVE_INFINITY;
  for (let index = 0; index < times; index++) found = Math.min(found, await measure());
  return found;
}
