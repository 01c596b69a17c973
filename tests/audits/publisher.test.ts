import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allPages } from '#src/content/documents.ts';
import { routes } from '#src/content/inventory.ts';
import { site } from '#src/content/site.ts';
import { table } from '#src/content/tables.ts';
import { out } from '../../scripts/lib/paths.ts';
import { words } from './reading.ts';

// Who stands behind what is read: publisher, broker, whoever has checked the figures.

const html = (route: string) => readFileSync(`${out}${route === '/' ? '/index' : route}.html`, 'utf8');
const part = (route: string, tag: string) => new RegExp(`<${tag}\\b[\\s\\S]*</${tag}>`).exec(html(route))?.[0] ?? '';
const main = (route: string) => words(part(route, 'main'));
/** As a page shows it: what is to be filled in stands in brackets. */
const shown = (text: string) => words(text.replaceAll('à compléter', '[à compléter]'));

describe('the publisher’s legal status', () => {
  const compared = ['/comparatif', '/tarifs', '/mentions-legales', ...routes.filter((route) => route.startsWith('/assureurs/'))];

  test.each(compared)('%s says « Comparatif publié par …, [mandataire de …,] ORIAS n° … »', (route) => {
    expect(main(route)).toContain(shown(site.publication));
  });

  test.each(routes)('%s: the footer says it too, with the professional address that R521-4 asks for, and who pays', (route) => {
    const footer = words(part(route, 'footer'));
    expect(footer).toContain(`${shown(site.publication)}, ${shown(site.editeur.siege)}.`);
    expect(footer).toContain("le courtier qui reçoit votre demande rémunère l'éditeur pour cette mise en relation.");
  });

  test('the legal notice names association and status of the publisher, and the mediator of the broker', () => {
    const notice = main('/mentions-legales');
    expect(notice).toContain(`Association professionnelle agréée : ${shown(site.editeur.association)}`);
    expect(notice.split('Responsabilité civile professionnelle :'), 'of both').toHaveLength(3);
    expect(notice).toContain(
      `Statut d'intermédiaire en assurance : ${shown(site.editeur.statut)}, numéro ORIAS ${shown(site.editeur.orias)}`,
    );
    expect(notice).toContain(`le médiateur dont relève le courtier : ${shown(site.courtier.mediateur.nom)}`);
  });
});

test('what the broker pays the publisher is said where the money is told, and so are the insurers he works with', () => {
  const page = main('/comment-nous-sommes-payes');
  expect(page).toContain(`La mise en relation avec vous : ${shown(site.editeur.paiement)}`);
  expect(page).toContain(`Les assureurs avec qui il travaille : ${shown(site.courtier.assureurs)}`);
});

test('one consent, one purpose: beside the box stands who pays whom, who else does not, and that it allows no advertising', () => {
  expect(main('/devis')).toContain(
    "Vos réponses vont à un seul courtier, qui rémunère l'éditeur pour cette mise en relation. Aucune autre société ne les utilise ; nos prestataires techniques les acheminent. Cette case lance votre demande ; elle n'autorise aucune publicité.",
  );
});

test('no page says that leads are not sold without saying who pays whom', () => {
  const denying = routes.filter((route) => /(?:jamais (?:rien )?|se )revend|ni vendu/.test(main(route)));
  expect(denying).toEqual(expect.arrayContaining(['/', '/devis', '/mentions-legales', '/politique-confidentialite']));
  expect(denying.filter((route) => !/rémunère l'éditeur|L'éditeur .* qui le rémunère/.test(main(route)))).toEqual([]);
});

describe('who has checked the figures, in which role, on which day, stands on every page that gives figures', () => {
  // The page of the form asks: its amounts are choices, and what it says of itself is a promise.
  const withFigures = routes.filter((route) => route !== '/devis' && /\d ?(?:€|k€|M€|%)/.test(main(route)));
  const { nom, role, date } = site.relecture;

  test('nearly every page gives some', () => expect(withFigures.length).toBeGreaterThan(30));

  test.each(withFigures)('%s', (route) => {
    expect(main(route)).toContain(`Chiffres relus par ${shown(nom)}, ${shown(role)}, le ${shown(date)}.`);
  });
});

test('every icon that content names is drawn: nothing is written that nothing shows', () => {
  const pages = routes.map(html);
  const named = (value: unknown, key = ''): string[] => {
    if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([name, inner]) => named(inner, name));
    return /^(icon|icone|logo)$/.test(key) ? [String(value)] : [];
  };
  const icons = [...named(allPages()), ...named(table('assureurs'))];
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter((icon) => !pages.some((page) => page.includes(icon)))).toEqual([]);
});
