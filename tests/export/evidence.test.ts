import { describe, expect, test } from 'vitest';
import { allPages } from '#src/content/documents.ts';
import { guideLabel, guideWords } from '#src/content/figures.ts';
import { loadSite } from '#src/content/load.ts';
import { findTags } from '#src/content/mdx/find-tags.ts';
import { parseTree } from '#src/content/mdx/parse.ts';
import { readAttributes } from '#src/content/mdx/tags.ts';
import { figure, wording } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { routes } from '../support/routes.ts';
import { getMain, inside, links, readElements, readPage, words } from './reading.ts';

const method = '/comment-nous-sommes-payes';
const { chiffres } = loadSite().figures;
const guides = Object.values(chiffres).filter(({ indicatif }) => indicatif);
const findGuides = (page: string) =>
  guides.filter((guide) => words(getMain(readPage(page))).includes(words(guideWords(guide))));
const pagesWithGuides = routes.filter((page) => findGuides(page).length > 0);

// These tests count each figure once per page, because the content check already refuses a page
// that shows a figure twice.
describe('indicative figures', () => {
  test.each(pagesWithGuides)('are in small print and linked to their label on %s', (page) => {
    const { length } = findGuides(page);
    const small = readElements(readPage(page), 'small').filter((each) => each.endsWith(guideLabel));
    expect(small).toHaveLength(length);
    const found = links(readPage(page)).filter((link) => link === `${method}#reperes-indicatifs`);
    expect(found).toHaveLength(length);
  });

  test.each(pagesWithGuides)('follow a figure with a source on %s', (page) => {
    const text = words(getMain(readPage(page)));
    const places = findGuides(page).map((guide) => text.indexOf(words(guideWords(guide))));
    expect(text.slice(0, Math.min(...places))).toMatch(/\d\s?(?:€|M€|%|h|jours|mois)/);
  });

  test('are announced on screen next to the estimator', () => {
    expect(getMain(readPage('/tarifs'))).toContain(
      'Repère indicatif du site, avant l’avis d’un assureur.',
    );
  });

  test('are all listed on the page that explains their label', () => {
    expect(pagesWithGuides).toContain('/guides/cyberattaques');
    expect(readPage(method)).toContain('<h2 id="reperes-indicatifs"');
    const rows = words(inside(readPage(method), 'reperes'));
    for (const guide of guides) expect(rows).toContain(words(`${guide.nom} ${guide.texte}`));
  });
});

// Tests the claims on the pages. tests/unit/claim.test.ts tests the calculation of a claim.
describe('calculated claims', () => {
  const claims = allPages().flatMap(({ route, source }) =>
    [...findTags(parseTree(source))]
      .filter(({ name }) => name === 'Bilan')
      .map((tag) => ({ page: route, sinistre: readAttributes(tag).sinistre ?? '' })),
  );

  test('are on four pages', () => expect(new Set(claims.map(({ page }) => page)).size).toBe(4));

  test.each(claims)('show the paid and unpaid amount of $sinistre on $page', (each) => {
    const { paid, left } = workedClaim(each.sinistre);
    const end = words(`${formatEuros(paid)} À votre charge ${formatEuros(left)}`);
    expect(readElements(readPage(each.page), 'dl')).toContainEqual(
      expect.stringContaining(` ${end}`),
    );
  });
});

describe('short form', () => {
  const form = inside(readPage('/'), 'formulaire');

  test('says below the button who reads the answers', () => {
    const text = words(/data-slot="collecte"[^>]*>([\s\S]*)/.exec(form)?.[1] ?? '');
    const places = ['name="rgpd"', 'type="submit"', 'data-slot="collecte"'].map((part) =>
      form.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const part of [
      plainText(wording('un-seul-courtier')),
      plainText(wording('accueil-remunere')),
      'elle n’autorise aucune publicité.',
      'les consulter, les corriger ou les faire effacer',
      figure('delais', 'conservation-devis').texte,
    ])
      expect(text).toContain(words(part));
    expect(form).toContain('href="/politique-confidentialite"');
  });
});
