import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getNotice, getSite } from '#src/content/identity.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { table, wording } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { out } from '../../scripts/lib/paths.ts';
import { routes } from '../support/routes.ts';
import { readExport, readPage, words } from './reading.ts';

const part = (route: string, tag: string) =>
  new RegExp(`<${tag}\\b[\\s\\S]*</${tag}>`).exec(readPage(route))?.[0] ?? '';
const main = (route: string) => words(part(route, 'main'));
const toShownWords = (text: string) => words(text.replaceAll('à compléter', '[à compléter]'));
const readWording = (id: string) => toShownWords(plainText(wording(id)));
const { publication, editeur, courtier, relecture } = getSite();
const notice = getNotice();
const isBroker = editeur.statut === 'courtier';
const files = globSync('**/*.{html,md,txt,xml}', { cwd: out });

describe('publisher', () => {
  const compared = [
    '/comparatif',
    '/tarifs',
    '/mentions-legales',
    ...routes.filter((route) => route.startsWith('/assureurs/')),
  ];

  test.each(compared)('is named with its status on %s', (route) => {
    expect(main(route)).toContain(words(publication));
  });

  test.each(routes)('is named with its address and payer in the footer of %s', (route) => {
    const footer = words(part(route, 'footer'));
    const { siege } = editeur;
    expect(footer).toContain(`${words(publication)}${isBlank(siege) ? '' : `, ${words(siege)}`}. `);
    expect(footer).toContain(readWording('courtier-remunere'));
  });

  test('has its association, status and mediator in the legal notice', () => {
    const legal = main('/mentions-legales');
    expect(legal).toContain(
      `Association professionnelle agréée : ${toShownWords(editeur.association)}`,
    );
    expect(legal.split('Responsabilité civile professionnelle :'), 'of both').toHaveLength(3);
    expect(legal).toContain(
      `Statut d'intermédiaire en assurance : ${toShownWords(editeur.statut)}, numéro ` +
        `ORIAS ${toShownWords(editeur.orias)}`,
    );
    expect(legal).toContain(
      `le médiateur dont relève le courtier : ${toShownWords(courtier.mediateur.nom)}`,
    );
  });
});

describe('statements about payments', () => {
  test('state what the publisher earns and from whom', () => {
    const page = main('/comment-nous-sommes-payes');
    expect(page).toContain(readWording('payes-commission'));
    expect(page).toContain(readWording('payes-offres'));
    expect(readWording('payes-offres')).toContain(toShownWords(courtier.assureurs));
    if (!isBroker)
      expect(page).toContain(`La mise en relation avec vous : ${toShownWords(editeur.paiement)}`);
  });

  test('state who pays whom next to the consent', () => {
    // Expects no fee for the request if the broker publishes the site.
    const payer = isBroker
      ? 'l’éditeur de ce site, rémunéré si vous signez un contrat'
      : 'qui rémunère l’éditeur pour cette mise en relation';
    expect(main('/devis')).toContain(
      words(
        `Vos réponses vont à un seul courtier, ${payer}. Aucune autre société ne les utilise ` +
          `; nos prestataires techniques les acheminent. Cette case lance votre demande ; ` +
          `elle n’autorise aucune publicité.`,
      ),
    );
  });

  test('state who pays whom wherever a page denies selling leads', () => {
    const denying = routes.filter((route) =>
      /(?:jamais (?:rien )?|se )revend|ni vendu/.test(main(route)),
    );
    expect(denying).toEqual(
      expect.arrayContaining(['/', '/devis', '/mentions-legales', '/politique-confidentialite']),
    );
    const payment = isBroker
      ? /rémunér|publie (?:aussi )?ce site/
      : /rémunère l'éditeur|L'éditeur .* qui le rémunère/;
    expect(denying.filter((route) => !payment.test(main(route)))).toEqual([]);
  });
});

describe('wordings of another publisher', () => {
  const texts = files.map(
    (file) => [file, words(readExport(file).replace(/[*_\\]/g, ''))] as const,
  );

  test.each(Object.entries(table('selon').lignes))(
    'are absent: %s',
    (id, { mandataire, courtier: ofBroker, sansNom }) => {
      const own = readWording(id);
      const start = own.split(' ').slice(0, 6).join(' ');
      const isShown = (text: string) => text.includes(start) || text.includes(lowerFirst(start));
      expect(texts.filter(([, text]) => isShown(text))).not.toEqual([]);
      const others = [
        isBroker ? mandataire : ofBroker,
        ...(sansNom === undefined || notice ? [] : [sansNom]),
      ]
        .map((text) => toShownWords(plainText(text)))
        .filter((other) => !own.includes(other) && other.split(' ').length > 4);
      const found = texts.filter(([, text]) => others.some((other) => text.includes(other)));
      expect(found.map(([file]) => file)).toEqual([]);
    },
  );

  const untrue = isBroker
    ? /société distincte|(?:sont|les) deux sociétés(?! du groupe| MMA)|deux responsables|(?:notre|le) partenaire|courtier partenaire|rémunère (?:aussi )?l'éditeur|nous rémunère\b|transmet (?:[^.]{0,40} )?au courtier|ne conseille aucun contrat|société de médias/i
    : /[Nn]ous sommes (?:le )?courtier|, qui publie (?:aussi )?ce site|est le courtier|la même société/;

  test('are in no file', () => {
    expect(texts.length).toBeGreaterThan(routes.length);
    const found = texts.flatMap(([file, text]) =>
      untrue.exec(text) ? [`${file}: ${untrue.exec(text)?.[0]}`] : [],
    );
    expect(found).toEqual([]);
  });
});

describe('notice that the site is in preparation', () => {
  const marked = ['mentions-legales', 'politique-confidentialite', 'comment-nous-sommes-payes'];

  test.each([...routes, '/404'])('is on %s while a name is missing', (route) => {
    const page = readPage(route);
    expect(page.split('Site en préparation')).toHaveLength(notice ? 2 : 1);
    if (notice) expect(words(page)).toContain(words(notice));
  });

  test('allows blanks only on pages that must name the publisher', () => {
    const found = files.filter((file) => readExport(file).includes('à compléter'));
    expect(found.filter((file) => !marked.includes(file.replace(/\.\w+$/, '')))).toEqual([]);
    if (notice) expect(found).toContain('mentions-legales.html');
  });
});

describe('reviewer of the figures', () => {
  // Three pages contain figures but do not name the reviewer: most amounts of the form are answers to
  // choose, the legal notice states share capitals, the search repeats the titles of other pages.
  const without = ['/devis', '/mentions-legales', '/recherche'];
  const withFigures = routes.filter(
    (route) => !without.includes(route) && /\d ?(?:€|k€|M€|%)/.test(main(route)),
  );
  const { nom, role, date } = relecture;

  test.each(withFigures)('is named on %s if he is known', (route) => {
    if ([nom, role, date].some(isBlank)) expect(main(route)).not.toContain('Chiffres relus');
    else
      expect(main(route)).toContain(
        words(`Chiffres relus par ${nom}, ${role}, le ${formatDate(date)}.`),
      );
  });
});
