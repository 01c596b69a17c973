// Tests the migrations, their roles and their schedule on a real Postgres with the real pg_cron.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeRoleStatement } from '../../scripts/deploy/steps.ts';
import { startCluster } from './cluster.ts';

const secret = 'the-secret-of-the-scheduler-of-these-tests';
const jobs = ['quote-canary', 'quote-cron-history', 'quote-erase', 'quote-worker'];
let cluster: Awaited<ReturnType<typeof startCluster>>;
beforeAll(async () => {
  cluster = await startCluster();
}, 120_000);
afterAll(() => cluster.stop());

const address = () => cluster.url('quote_function', encodeURIComponent('p#ss: é%mot'));

describe('database', () => {
  test('lets the role connect only with its password', async () => {
    await cluster.owner.unsafe(composeRoleStatement(address()));
    const role = cluster.connect(address());
    expect(await role`select current_user as role`).toEqual([{ role: 'quote_function' }]);
    await role.end();
    const other = cluster.connect(cluster.url('quote_function', 'autre'));
    await expect(other`select 1`).rejects.toMatchObject({ code: '28P01' });
    await other.end();
  });

  test('grants the role its tables and other roles nothing', async () => {
    const role = cluster.connect(address());
    for (const statement of [
      'drop table quote.requests',
      "select quote.schedule('http://other.test', 'x')",
      "select cron.schedule('x', '* * * * *', 'select 1')",
      'select * from vault.decrypted_secrets',
      'select * from pg_authid',
    ])
      await expect(role.unsafe(statement), statement).rejects.toMatchObject({ code: '42501' });
    await role.end();
    for (const other of ['anon', 'authenticated'])
      for (const statement of ['select from quote.requests', 'select quote.erase()'])
        await expect(
          cluster.owner.begin((sql) => sql.unsafe(`set local role ${other}; ${statement}`)),
          `${other}: ${statement}`,
        ).rejects.toMatchObject({ code: '42501' });
  });

  test('schedules the same four jobs at each deployment', async () => {
    for (const at of ['http://127.0.0.1:1/before', 'http://127.0.0.1:1/now'])
      await cluster.owner`select quote.schedule(${at}, ${secret})`;
    const there =
      await cluster.owner`select jobname, username, active from cron.job order by jobname`;
    expect(there.map(({ jobname }) => jobname)).toEqual(jobs);
    for (const job of there) expect(job).toMatchObject({ username: 'postgres', active: true });
    expect(
      await cluster.owner`select decrypted_secret from vault.decrypted_secrets order by name`,
    ).toEqual([{ decrypted_secret: 'http://127.0.0.1:1/now' }, { decrypted_secret: secret }]);
  });

  test('calls the worker with its secret at each full minute', async () => {
    const { owner } = cluster;
    await owner`select quote.schedule('http://function.test', ${secret})`;
    const readCalls = () => owner`
      select url, headers->>'authorization' as authorization from net.http_request_queue`;
    await expect.poll(readCalls, { timeout: 70_000 }).toContainEqual({
      url: 'http://function.test/envois',
      authorization: `Bearer ${secret}`,
    });
  }, 80_000);
});
