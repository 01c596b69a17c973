import assert from 'node:assert/strict';
import { line, withDefault } from '../../supabase/functions/_shared/checks.ts';
import { groups, quoteFields } from '../../supabase/functions/_shared/quote-fields.ts';

Deno.test('field > takes its default when it is new and missing', () => {
  const siren = withDefault(line(9), '');
  assert.deepEqual(siren(undefined), { value: '' });
  assert.deepEqual(siren(''), { refusal: 'requis' });
});

Deno.test('field > has no empty word', () => {
  const isEmpty = (value: unknown): boolean =>
    typeof value === 'object' && value ? Object.values(value).some(isEmpty) : value === '';
  assert.deepEqual(
    Object.entries({ ...quoteFields, groups }).filter(([, words]) => isEmpty(words)),
    [],
  );
});
