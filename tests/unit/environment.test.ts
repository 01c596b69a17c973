import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#src/config/read-environment.ts';

const production = {
  SITE_ENV: 'production',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};

describe('readEnvironment', () => {
  test('gives a preview a backend that does not exist', () => {
    expect(readEnvironment(production).backend.url).toBe('https://abc.supabase.co');
    const { backend } = readEnvironment({ ...production, SITE_ENV: 'preview' });
    expect(new URL(backend.url).hostname).toMatch(/\.invalid$/);
    expect(readEnvironment({ SITE_ENV: 'preview' }).backend).toEqual(backend);
  });

  test('gives a preview the address that edits its branch', () => {
    const pull = { GITHUB_REPOSITORY: 'editeur/site', GITHUB_HEAD_REF: 'prix/n°3 #2' };
    expect(readEnvironment({ SITE_ENV: 'preview', ...pull }).editor).toBe(
      'https://github.com/editeur/site/edit/prix/n%C2%B03%20%232',
    );
    expect(
      readEnvironment({ SITE_ENV: 'preview', ...pull, GITHUB_HEAD_REF: '' }).editor,
    ).toBeUndefined();
    expect(readEnvironment({ ...production, ...pull }).editor).toBeUndefined();
  });

  test('sets HSTS to a day unless a setting is longer', () => {
    expect(readEnvironment({ HSTS: '' }).hsts).toBe('max-age=86400');
    const hsts = 'max-age=63072000; includeSubDomains; preload';
    for (const longer of [hsts, 'max-age=31536000'])
      expect(readEnvironment({ HSTS: longer }).hsts).toBe(longer);
  });

  const noAddress =
    'SUPABASE_URL doit être l’adresse du projet, par exemple https://abc.supabase.co.';
  test.each([
    [{ SITE_ENV: 'prod' }, 'SITE_ENV vaut « prod » : écrivez development, preview ou production.'],
    [{ SUPABASE_URL: 'abc.supabase.co' }, noAddress],
    [{ ...production, SUPABASE_URL: undefined }, noAddress],
    [{ ...production, SUPABASE_URL: 'http://abc.supabase.co' }, noAddress],
    [
      { SUPABASE_PUBLISHABLE_KEY: 'clé' },
      'SUPABASE_PUBLISHABLE_KEY doit être la clé publiable du projet, par exemple ' +
        'sb_publishable_….',
    ],
    [{ HSTS: '31536000' }, 'HSTS s’écrit max-age=31536000, en secondes'],
    [
      { HSTS: 'max-age=31536000; preload' },
      'par choix « ; includeSubDomains », puis « ; preload »',
    ],
  ])('refuses %o in one sentence', (values, message) => {
    expect(() => readEnvironment(values)).toThrow(message);
  });
});
