import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allPages } from '#src/content/documents.ts';
import { preparation, site } from '#src/content/identity.ts';
import { routes } from '#src/content/inventory.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { table, wording } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { out } from '../../scripts/lib/paths.ts';
import { exported, pageOf, words } from './reading.ts';

// Who stands behind what is read: publisher, broker, whoever has checked the figures. The export
// may be that of a broker's agent, of the broker himself, or of nobody yet: what it must say
// follows from site.yaml.

const part = (route: string, tag: string) =>
  new RegExp(`<${tag}\\b[\\s\\S]*</${tag}>`).exec(pageOf(route))?.[0] ?? '';
const main = (route: string) => words(part(route, 'main'));
/** As a page shows it: what is to be filled in stands in brackets. */
const shown = (text: string) => words(text.replaceAll('à compléter', '[à compléter]'));
const said = (id: string) => shown(plainText(wording(id)));
const isBroker = site.editeur.statut === 'courtier';

describe('the publisher’s legal status', () => {
  const compared = [
    '/comparatif',
    '/tarifs',
    '/mentions-legales',
    ...routes.filter((route) => route.startsWith('/assureurs/')),
  ];

  test.each(compared)(
    '%s says « Comparatif publié par …, [mandataire de …,] ORIAS n° … »',
    (route) => {
      expect(main(route)).toContain(words(site.publication));
    },
  );

  test.each(routes)(
    '%s: the footer says it too, with the professional address that R521-4 asks for, and who pays',
    (route) => {
      const footer = words(part(route, 'footer'));
      const { siege } = site.editeur;
      expect(footer).toContain(
        `${words(site.publication)}${isBlank(siege) ? '' : `, ${words(siege)}`}. `,
      );
      expect(footer).toContain(said('courtier-remunere'));
    },
  );

  test('the legal notice names association and status of the publisher, and the mediator of the broker', () => {
    const notice = main('/mentions-legales');
    expect(notice).toContain(
      `Association professionnelle agréée : ${shown(site.editeur.association)}`,
    );
    expect(notice.split('Responsabilité civile professionnelle :'), 'of both').toHaveLength(3);
    expect(notice).toContain(
      `Statut d'intermédiaire en assurance : ${shown(site.editeur.statut)}, numéro ORIAS ${shown(site.editeur.orias)}`,
    );
    expect(notice).toContain(
      `le médiateur dont relève le courtier : ${shown(site.courtier.mediateur.nom)}`,
    );
  });
});

test('what the publisher earns is said where the money is told, and so are the insurers the broker works with', () => {
  const page = main('/comment-nous-sommes-payes');
  expect(page).toContain(said('payes-commission'));
  expect(page).toContain(said('payes-offres'));
  expect(said('payes-offres')).toContain(shown(site.courtier.assureurs));
  if (!isBroker)
    expect(page).toContain(`La mise en relation avec vous : ${shown(site.editeur.paiement)}`);
});

test('one consent, one purpose: beside the box stands who pays whom, who else does not, and that it allows no advertising', () => {
  // The broker who publishes pays nobody for the request; all the rest of decision 47 stands.
  const payer = isBroker
    ? 'l’éditeur de ce site, rémunéré si vous signez un contrat'
    : 'qui rémunère l’éditeur pour cette mise en relation';
  expect(main('/devis')).toContain(
    words(
      `Vos réponses vont à un seul courtier, ${payer}. Aucune autre société ne les utilise ; nos prestataires techniques les acheminent. Cette case lance votre demande ; elle n’autorise aucune publicité.`,
    ),
  );
});

test('no page says that leads are not sold without saying who pays whom', () => {
  const denying = routes.filter((route) =>
    /(?:jamais (?:rien )?|se )revend|ni vendu/.test(main(route)),
  );
  expect(denying).toEqual(
    expect.arrayContaining(['/', '/devis', '/mentions-legales', '/politique-confidentialite']),
  );
  const told = isBroker
    ? /rémunér|publie (?:aussi )?ce site/
    : /rémunère l'éditeur|L'éditeur .* qui le rémunère/;
  expect(denying.filter((route) => !told.test(main(route)))).toEqual([]);
});

describe('nothing is said that only another publisher could say', () => {
  const files = globSync('**/*.{html,md,txt,xml}', { cwd: out }).filter(
    (file) => !file.startsWith('licences'),
  );
  const texts = files.map((file) => [file, words(exported(file).replace(/[*_\\]/g, ''))] as const);

  test.each(Object.entries(table('selon').lignes))(
    '%s',
    (id, { mandataire, courtier, sansNom }) => {
      const own = said(id);
      const start = own.split(' ').slice(0, 6).join(' ');
      expect(
        texts.filter(([, text]) => text.includes(start)),
        'it stands somewhere',
      ).not.toEqual([]);
      // As short as a title they may stand for something else, and no identity tells them apart.
      const others = [
        isBroker ? mandataire : courtier,
        ...(sansNom === undefined || preparation ? [] : [sansNom]),
      ]
        .map((text) => shown(plainText(text)))
        .filter((other) => !own.includes(other) && other.split(' ').length > 4);
      const found = texts.filter(([, text]) => others.some((other) => text.includes(other)));
      expect(found.map(([file]) => file)).toEqual([]);
    },
  );

  const untrue = isBroker
    ? /société distincte|(?:sont|les) deux sociétés(?! du groupe)|deux responsables|(?:notre|le) partenaire|courtier partenaire|rémunère (?:aussi )?l'éditeur|nous rémunère\b|transmet (?:[^.]{0,40} )?au courtier|ne conseille aucun contrat|société de médias/i
    : /[Nn]ous sommes (?:le )?courtier|, qui publie (?:aussi )?ce site|est le courtier|la même société/;

  test('in any file', () => {
    expect(texts.length).toBeGreaterThan(routes.length);
    const found = texts.flatMap(([file, text]) =>
      untrue.exec(text) ? [`${file}: ${untrue.exec(text)?.[0]}`] : [],
    );
    expect(found).toEqual([]);
  });
});

describe('as long as publisher or broker have no name, one notice says so', () => {
  const files = [...routes.map((route) => (route === '/' ? 'index' : route.slice(1))), '404'].map(
    (name) => `${name}.html`,
  );
  /** Where the law wants the names. */
  const marked = ['mentions-legales', 'politique-confidentialite', 'comment-nous-sommes-payes'];

  test.each(files)('%s', (file) => {
    const page = exported(file);
    expect(page.split('Site en préparation')).toHaveLength(preparation ? 2 : 1);
    if (preparation) expect(words(page)).toContain(words(preparation));
  });

  test('what is to be filled in is marked where the law wants it, and nowhere else', () => {
    const found = globSync('**/*.{html,md,txt,xml}', { cwd: out }).filter((file) =>
      exported(file).includes('à compléter'),
    );
    // The feed holds these pages whole.
    expect(
      found.filter((file) => ![...marked, 'feed'].includes(file.replace(/\.\w+$/, ''))),
    ).toEqual([]);
    if (preparation) expect(found).toContain('mentions-legales.html');
  });
});

describe('who has checked the figures, in which role, on which day, stands on every page that gives figures', () => {
  // The page of the form asks: its amounts are choices, and what it says of itself is a promise.
  // The legal notice has capitals, the search repeats the titles of other pages.
  const without = ['/devis', '/mentions-legales', '/recherche'];
  const withFigures = routes.filter(
    (route) => !without.includes(route) && /\d ?(?:€|k€|M€|%)/.test(main(route)),
  );
  const { nom, role, date } = site.relecture;

  test('nearly every page gives some', () => expect(withFigures.length).toBeGreaterThan(30));

  test.each(withFigures)('%s', (route) => {
    if ([nom, role, date].some(isBlank)) expect(main(route)).not.toContain('Chiffres relus');
    else
      expect(main(route)).toContain(
        words(`Chiffres relus par ${nom}, ${role}, le ${formatDate(date)}.`),
      );
  });
});

test('every icon that content names is drawn: nothing is written that nothing shows', () => {
  const pages = routes.map(pageOf);
  const named = (value: unknown, key = ''): string[] => {
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, inner]) => named(inner, name));
    return /^(icon|icone|logo)$/.test(key) ? [String(value)] : [];
  };
  const icons = [...named(allPages()), ...named(table('assureurs'))];
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter((icon) => !pages.some((page) => page.includes(icon)))).toEqual([]);
});
