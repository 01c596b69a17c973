import assert from 'node:assert/strict';
import { costlyCases } from '../../scripts/trial/costly-cases.ts';
import { valid } from '../../scripts/trial/valid.ts';
import { setup } from './support/handler.ts';

type Read = { by: string; signs: number };

/**
 * Zod counts signs of two halves as one: a single pass over what is too long, by an expression that
 * repeats nothing.
 */
const countsSigns = '/[\\uD800-\\uDBFF]/';

/**
 * What expressions and normalisation are given to read while `work` runs: every use of an
 * expression ends in `exec`.
 */
async function readsOf(work: () => unknown): Promise<Read[]> {
  const { exec } = RegExp.prototype;
  const { normalize } = String.prototype;
  const reads: Read[] = [];
  RegExp.prototype.exec = function (text) {
    if (String(this) !== countsSigns) reads.push({ by: String(this), signs: text.length });
    return exec.call(this, text);
  };
  String.prototype.normalize = function (form) {
    reads.push({ by: 'normalize', signs: this.length });
    return normalize.call(this, form);
  };
  try {
    await work();
  } finally {
    RegExp.prototype.exec = exec;
    String.prototype.normalize = normalize;
  }
  return reads;
}

/** What the longest field holds, in signs of two halves. */
const most = 6000;

for (const field of ['entreprise', 'nom', 'email', 'telephone', 'besoins']) {
  for (const sign of ['(', ' ', '\u00A0', 'a', '0', '+', 'a.', 'a@', '\n', 'e\u0301\u0316']) {
    const text = `${sign.repeat(15_000 / (new TextEncoder().encode(JSON.stringify(sign)).length - 2))}!`;
    const shown = JSON.stringify(sign);
    Deno.test(`${text.length} signs of ${shown} in ${field} are refused for their length, and read by nothing`, async () => {
      const { post } = setup();
      let answer = Response.error();
      const reads = await readsOf(async () => {
        answer = await post(JSON.stringify({ ...valid, [field]: text }));
      });
      assert.deepEqual((await answer.json()).error.champs, { [field]: 'long' });
      assert.deepEqual(
        reads.filter(({ signs }) => signs > most),
        [],
      );
    });
  }
}

Deno.test('an address that a proxy claims is read only if it is as short as one', async () => {
  const { post } = setup();
  const reads = await readsOf(() =>
    post(JSON.stringify(valid), { 'cf-connecting-ip': '1'.repeat(8000) }),
  );
  assert.deepEqual(
    reads.filter(({ signs }) => signs > most),
    [],
  );
});

Deno.test('what is tried for its cost fills each field to its end', () => {
  const tried = (field: string) =>
    costlyCases.flatMap(({ kind, ask }) =>
      kind === `${field} full of "("` ? JSON.parse(String(ask(0).body))[field].length : [],
    );
  assert.deepEqual(
    ['entreprise', 'nom', 'email', 'telephone', 'besoins'].flatMap(tried),
    [120, 120, 254, 120, 3000],
  );
});
