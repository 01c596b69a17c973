import { describe, expect, test, vi } from 'vitest';
import { addBrand } from '#src/lib/brand.ts';
import { ownModules } from '../support/own-modules.ts';

ownModules();

async function robots(environment: string, slug: string) {
  vi.resetModules();
  vi.stubEnv('SITE_ENV', environment);
  vi.stubEnv('SUPABASE_URL', 'https://abc.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  const { createPageMetadata: pageMetadata } = await import('#src/seo/metadata.ts');
  const { find } = await import('#src/content/documents.ts');
  return pageMetadata(find('pages', slug) as never).robots;
}

describe('page metadata', () => {
  test('lists only the production site, without the form’s answers', async () => {
    const [yes, no] = [
      { index: true, follow: true },
      { index: false, follow: false },
    ];
    expect(await robots('production', 'accueil')).toEqual(yes);
    for (const answer of [
      'merci',
      'demande-enregistree',
      'demande-a-corriger',
      'demande-incertaine',
    ]) {
      expect(await robots('production', answer), answer).toEqual(no);
    }
    expect(await robots('preview', 'accueil')).toEqual(no);
  });

  test('gives the not-found page its own address', async () => {
    const { createNotFoundMetadata: notFoundMetadata } = await import('#src/seo/metadata.ts');
    const { getSite } = await import('#src/content/identity.ts');
    const metadata = notFoundMetadata('Page introuvable', 'Rien ici.');
    expect(metadata).toMatchObject({
      title: `Page introuvable | ${getSite().marque}`,
      alternates: { canonical: '/404' },
    });
    expect(metadata.robots).toBeUndefined();
    expect(addBrand('La Marque, le site', 'La Marque')).toBe('La Marque, le site');
  });
});
