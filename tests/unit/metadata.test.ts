import { describe, expect, test, vi } from 'vitest';
import { addBrand } from '#src/lib/brand.ts';
import { ownModules } from '../support/own-modules.ts';

ownModules();

/** Lists the pages of these that search engines may index. */
async function listIndexable(environment: string, slugs: string[]) {
  vi.stubEnv('SITE_ENV', environment);
  vi.stubEnv('SUPABASE_URL', 'https://abc.supabase.co');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  const { createPageMetadata } = await import('#src/seo/metadata.ts');
  const { find } = await import('#src/content/documents.ts');
  return slugs.filter((slug) => {
    const { robots } = createPageMetadata(find('pages', slug));
    return JSON.stringify(robots) !== '{"index":false,"follow":false}';
  });
}

describe('page metadata', () => {
  test('lets search engines index a page, but not the answers of the form', async () => {
    const answers = ['merci', 'demande-enregistree', 'demande-a-corriger', 'demande-incertaine'];
    expect(await listIndexable('production', ['accueil', ...answers])).toEqual(['accueil']);
  });

  test('lets search engines index no page of a preview', async () => {
    expect(await listIndexable('preview', ['accueil'])).toEqual([]);
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
