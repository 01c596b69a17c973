import assert from 'node:assert/strict';
import { tlsOf } from '../../supabase/functions/send-devis-email/connection.ts';

const url = (host: string) => `postgres://quote_function:secret@${host}:5432/postgres`;

for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'supabase_db_cyber-clair']) {
  Deno.test(`to ${host}, on this machine, nothing is encrypted`, () =>
    assert.equal(tlsOf(url(host)), false));
}

for (const host of [
  'db.abc.supabase.co',
  '10.0.0.1',
  'db',
  'localhost.example',
  'x.localhost',
  '[2001:db8::1]',
  '1270.0.1',
  'my.supabase_db_x',
]) {
  Deno.test(`to ${host} all is encrypted, and the server is proven where its authority is given`, () => {
    assert.equal(tlsOf(url(host)), 'require');
    assert.deepEqual(tlsOf(url(host), 'PEM'), { ca: 'PEM', rejectUnauthorized: true });
  });
}
