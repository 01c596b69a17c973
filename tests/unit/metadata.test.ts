import { describe, expect, test } from 'vitest';
import { find } from '#src/content/documents.ts';
import { getSite } from '#src/content/identity.ts';
import { addBrand } from '#src/lib/brand.ts';
import { createNotFoundMetadata, createPageMetadata } from '#src/seo/metadata.ts';
import { changeEnvironment } from '../support/change-environment.ts';

const production = {
  SITE_ENV: 'production',
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test',
};

/** Lists the pages of these that search engines may index. */
function listIndexable(settings: Record<string, string>, slugs: string[]) {
  changeEnvironment(settings);
  return slugs.filter((slug) => {
    const { robots } = createPageMetadata(find('pages', slug));
    return JSON.stringify(robots) !== '{"index":false,"follow":false}';
  });
}

describe('page metadata', () => {
  test('lets search engines index pages except the search and the answers of the form', () => {
    const answers = ['merci', 'demande-enregistree', 'demande-a-corriger', 'demande-incertaine'];
    expect(listIndexable(production, ['accueil', 'recherche', ...answers])).toEqual(['accueil']);
  });

  test('lets search engines index no page of a preview', () => {
    expect(listIndexable({ SITE_ENV: 'preview' }, ['accueil'])).toEqual([]);
  });

  test('gives the not-found page its own address', () => {
    const metadata = createNotFoundMetadata('Page introuvable', 'Rien ici.');
    expect(metadata).toMatchObject({
      title: `Page introuvable | ${getSite().marque}`,
      alternates: { canonical: '/404' },
    });
    expect(metadata.robots).toBeUndefined();
    expect(addBrand('La Marque, le site', 'La Marque')).toBe('La Marque, le site');
  });
});
