import { expect, test } from 'vitest';
import { readEnvironment } from '#src/config/read-environment.ts';

const production = {
  SITE_ENV: 'production',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};

test('a developer’s machine needs nothing', () => {
  expect(readEnvironment({})).toEqual({
    siteEnv: 'development',
    backend: { url: 'http://localhost:24321', key: 'sb_publishable_local' },
  });
});

test('production names its backend', () => {
  expect(readEnvironment(production).backend.url).toBe('https://abc.supabase.co');
});

test.each([
  [{ SITE_ENV: 'prod' }, 'SITE_ENV vaut « prod » : écrivez development, preview ou production.'],
  [{ SUPABASE_URL: 'abc.supabase.co' }, 'SUPABASE_URL doit être l’adresse du projet, par exemple https://abc.supabase.co.'],
  [
    { SUPABASE_PUBLISHABLE_KEY: 'clé' },
    'SUPABASE_PUBLISHABLE_KEY doit être la clé publiable du projet, par exemple sb_publishable_….',
  ],
  [
    { ...production, SUPABASE_URL: undefined },
    'SUPABASE_URL doit être l’adresse du projet, par exemple https://abc.supabase.co.',
  ],
  [
    { ...production, SUPABASE_URL: 'http://abc.supabase.co' },
    'SUPABASE_URL doit être l’adresse du projet, par exemple https://abc.supabase.co.',
  ],
])('%o is refused in one sentence', (values, message) => {
  expect(() => readEnvironment(values)).toThrow(message);
});
