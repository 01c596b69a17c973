// Floods the function from eight networks while honest visitors send requests. Full size:
// ATTACK_POSTS=2000 npm run test -- tests/function/running/attack.test.ts
import assert from 'node:assert/strict';
import { shareRunning } from '../support/running.ts';
import { valid } from '../support/valid.ts';

const ATTACKS = Number(Deno.env.get('ATTACK_POSTS') ?? 400);
const HONEST = 100;
const NETWORKS = 8;
/** Maximum of parallel requests. More would exceed the database's time-out on a slow machine. */
const AT_ONCE = 100;
const test = shareRunning();

test('attack > delays no honest request beyond the next run', async (running) => {
  running.mail.behave('refuses');
  const attack = (index: number) =>
    running.post(
      { ...valid, nom: 'Attaque' },
      {
        'idempotency-key': crypto.randomUUID(),
        'cf-connecting-ip': `203.0.${index % NETWORKS}.${index % 250}`,
      },
    );
  const honest = (index: number) =>
    running.post(
      { ...valid, nom: `Personne ${index}` },
      { 'idempotency-key': crypto.randomUUID(), 'cf-connecting-ip': `198.51.${index}.7` },
    );
  const posts: (() => Promise<Response>)[] = [];
  for (let index = 0; index < ATTACKS; index++) {
    posts.push(() => attack(index));
    if (index % (ATTACKS / HONEST) === 0) posts.push(() => honest(index / (ATTACKS / HONEST)));
  }
  const statuses: number[] = [];
  for (let start = 0; start < posts.length; start += AT_ONCE) {
    const answers = await Promise.all(posts.slice(start, start + AT_ONCE).map((post) => post()));
    statuses.push(...answers.map(({ status }) => status));
  }
  const stored = statuses.filter((status) => status === 200).length;
  assert.equal(stored, HONEST + NETWORKS * 20);
  assert.equal(statuses.filter((status) => status === 429).length, ATTACKS - NETWORKS * 20);

  running.mail.behave('accepts');
  await running.advance('15 minutes');
  await running.schedule();
  const names = running.mail.mails.map(({ text }) => /^Contact : (.*)$/m.exec(text ?? '')?.[1]);
  const persons = names.filter((name) => name?.startsWith('Personne'));
  assert.equal(new Set(persons).size, HONEST);
  // Checks the place of the last honest mail: at most one mail of each attacking network and one
  // batch come before it.
  const last = names.findLastIndex((name) => name?.startsWith('Personne'));
  assert.ok(last < HONEST + NETWORKS + 10, `the last honest mail was number ${last + 1}`);
});
