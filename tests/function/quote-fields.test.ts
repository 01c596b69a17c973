import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import { line } from '../../supabase/functions/_shared/checks.ts';
import { groups, quoteFields } from '../../supabase/functions/_shared/quote-fields.ts';

Deno.test('field > takes its default when it is new and missing', () => {
  const siren = z.object({ siren: z._default(line(9), '') });
  assert.deepEqual(siren.parse({}), { siren: '' });
  assert.equal(siren.safeParse({ siren: '' }).error?.issues[0]?.message, 'requis');
});

Deno.test('field > has no empty word', () => {
  const isEmpty = (value: unknown): boolean =>
    typeof value === 'object' && value && !('_zod' in value)
      ? Object.values(value).some(isEmpty)
      : value === '';
  assert.deepEqual(
    Object.entries({ ...quoteFields, groups }).filter(([, words]) => isEmpty(words)),
    [],
  );
});
