// engines/: the main journeys in Firefox and WebKit, real pointer, real keys.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort, ports } from '../../scripts/lib/ports.ts';
import { type Service, startBackend } from '../../scripts/services/backend.ts';
import { startSite } from '../../scripts/services/site.ts';
import { engines } from '../../scripts/tools/engines.ts';
import { find } from '../../src/content/documents.ts';
import { withIslands } from '../../src/content/inventory.ts';
import { comparedOffers } from '../../src/content/offers.ts';
import { type Order, sortOffers } from '../../src/lib/offer-order.ts';
import { mailsWith } from '../e2e/inbox.ts';
import { atRest } from '../support/at-rest.ts';
import { startNetwork } from '../support/network.ts';
import { otherIslands } from '../support/other-islands.ts';
import { monthOf } from '../support/prices.ts';
import { questions } from '../support/questions.ts';
import { allTakenOver } from '../support/taken-over.ts';
import { type Engine, literal, until } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startFront } from './front.ts';
import { startWebKit } from './webkit.ts';

const { firefox, webkit } = engines();
const available: Record<string, () => Promise<Engine>> = {
  ...(firefox && { firefox: () => startFirefox(firefox) }),
  ...(webkit && { webkit: () => startWebKit(webkit.driver, webkit.browser) }),
};

/** Set while React's development build stands in for the site's. */
let development: Awaited<ReturnType<typeof otherIslands>> | undefined;
/** Set while the network loses a script; and what it lost. */
let isLost: RegExp | undefined;
let lost: string[] = [];
const running: Service[] = [];
let port = 0;
beforeAll(async () => {
  port = await freePort();
  running.push(
    ...(await Promise.all([startBackend(), startSite(port)])),
    await startFront(ports.site, port, (path) => {
      if (!isLost?.test(path)) return development?.(path);
      lost.push(path);
      return null;
    }),
  );
});
afterAll(async () => {
  for (const service of running.reverse()) await service.stop();
});

const text = (selector: string) => `document.querySelector(${literal(selector)})?.textContent`;
const alive = (selector: string) =>
  `Object.keys(document.querySelector(${literal(selector)}) ?? {}).some((key) => key.startsWith('__react'))`;

describe.each(Object.entries(available))('%s', (name, startEngine) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine();
  }, 120_000);
  afterAll(() => engine?.stop());

  const holds = (expression: string) => until(engine, expression);
  const open = async (path: string, origin = `http://localhost:${ports.site}`) => {
    // Firefox takes the end of the page before for that of the new one, if it comes late.
    await engine.evaluate('window.left = true');
    await engine.open(origin + path);
    await holds(`!window.left && document.readyState === 'complete'`);
    await holds(atRest);
  };
  /**
   * Typed and sent: the request of this name arrives once, and the thank-you page tells its number.
   */
  const sendAndRead = async (entreprise: string, more = {}) => {
    const typed = {
      entreprise,
      secteur: 'Autre',
      nom: 'Zoé Martin',
      email: 'zoe.martin@epi.example.fr',
      ...more,
    };
    for (const [name, text] of Object.entries(typed)) await engine.type(`#devis-${name}`, text);
    await engine.type('#devis-besoins', 'La caisse et les commandes.');
    const box = 'main form [type="checkbox"]';
    // A page that is still moving may take it from under the press, which these engines' drivers do
    // not tell.
    await until(engine, `document.querySelector('${box}').checked`, () => engine.click(box));
    await holds(
      `document.querySelector('#devis-secteur').selectedOptions[0].textContent === 'Autre'`,
    );
    // Who is quicker than two seconds is taken for a machine, whose requests come together once an
    // hour.
    await holds('performance.now() > 3000');
    await engine.click('main form [type="submit"]');
    await holds(`location.pathname === '/merci' && ${text('thank-you [data-number]')}`);
    const number = await engine.evaluate<string>(text('thank-you [data-number]'));
    const [mail, ...others] = await mailsWith(entreprise);
    expect(others).toEqual([]);
    expect(`${mail?.subject} ${mail?.text}`).toContain(number);
    return mail;
  };
  const problems = async () => [
    ...(await engine.evaluate<string[]>('window.problems')),
    ...engine.consoleMessages(),
  ];

  // Nothing in the console, no violation of the policy, on the page where a journey ends.
  afterEach(async () => {
    [development, isLost] = [undefined, undefined];
    expect(await problems()).toEqual([]);
  });

  test('the home page opens whole', async () => {
    await open('/');
    await holds(
      `document.fonts.status === 'loaded' && document.querySelector('h1')?.getBoundingClientRect().height > 0`,
    );
    await holds(
      `[...document.images].filter((image) => image.loading !== 'lazy').every((image) => image.complete && image.naturalWidth > 0)`,
    );
    expect(await engine.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  test('where a mark does not come, no sign of the browser’s own stands over its copy', async () => {
    await open('/');
    await engine.evaluate(`document.querySelector('.logo img').src = '/gone.svg'`);
    const look = `getComputedStyle(document.querySelector('.logo img'))`;
    await holds(`${look}.content.includes('.svg') && ${look}.content === ${look}.backgroundImage`);
    expect(await problems()).toEqual([expect.stringContaining('/gone.svg')]);
    await engine.evaluate('window.problems = []');
  });

  test('every island of every page takes over without a word of React’s development build', async () => {
    development = await otherIslands({ development: true });
    for (const route of withIslands) {
      await open(route);
      await engine.evaluate(
        `document.querySelectorAll('[data-island]').forEach((island) => island.dispatchEvent(new Event('focusin')))`,
      );
      await holds(`(${allTakenOver})()`);
      expect(await problems(), route).toEqual([]);
    }
  }, 120_000);

  test('a list of the header, then the phone’s menu, lead to a page', async () => {
    await engine.resize(1200, 900);
    await open('/');
    await engine.click('.header-nav button[aria-controls]');
    const link = '.header-nav [aria-expanded="true"] ~ * a';
    await holds(`document.querySelector(${literal(link)})?.checkVisibility()`);
    const target = await engine.evaluate<string>(
      `document.querySelector(${literal(link)}).pathname`,
    );
    await engine.click(link);
    await holds(`location.pathname === ${literal(target)} && document.readyState === 'complete'`);

    await engine.resize(480, 800);
    await open('/');
    await engine.click('.header .menu-button');
    await holds(`document.querySelector('#menu').matches(':popover-open')`);
    const folded = await engine.evaluate<string>(
      `document.querySelector('#menu details a').pathname`,
    );
    await engine.click('#menu summary');
    await engine.click('#menu [open] a');
    await holds(`location.pathname === ${literal(folded)} && document.readyState === 'complete'`);
    await engine.resize(1200, 900);
    await holds('innerWidth === 1200');
  });

  test('/tarifs: a choice changes result and address', async () => {
    await open('/tarifs');
    await holds(alive('.estimator'));
    const shows = (range: string) =>
      `${text('.estimator .result')}.replaceAll(/\\s/g, ' ').includes(${literal(range)})`;
    await engine.click('label:has(> [name="secteur"][value="sante"])');
    await holds(
      `${shows(monthOf('sante', 'pme'))} && location.search === '?secteur=sante&taille=pme'`,
    );
    await engine.click('label:has(> [name="taille"][value="tpe"])');
    await holds(
      `${shows(monthOf('sante', 'tpe'))} && location.search === '?secteur=sante&taille=tpe'`,
    );
  });

  test('/comparatif: sorted and filtered', async () => {
    const offers = comparedOffers();
    const frauds = offers.filter(({ garanties }) => garanties.fraudeInformatique).length;
    const ordered = (order: Order) =>
      sortOffers(offers, order)
        .map(({ nom }) => nom)
        .join();
    await open('/comparatif');
    await holds(alive('.tools'));
    const names = `[...document.querySelectorAll('table thead th a')].map((link) => link.textContent).join()`;
    await holds(`${names} === ${literal(ordered('alphabetique'))}`);
    await engine.evaluate(
      `[...document.querySelectorAll('button')].find((button) => button.textContent === 'Trier par note').id = 'order'`,
    );
    await engine.click('#order');
    await holds(`${names} === ${literal(ordered('note'))} && location.search === '?ordre=note'`);
    await engine.click('.tools [aria-haspopup="dialog"]');
    await engine.click('.sheet label:has([value="fraude"])');
    await holds(
      `${text('.tools [role="status"]')}.includes('${frauds} offres sur ${offers.length}')`,
    );
  });

  test('/faq: the search narrows, a question opens', async () => {
    await open('/faq');
    await holds(`document.querySelector('island-accordion')?.hasAttribute('data-alive')`);
    const shown = `[...document.querySelectorAll('[data-block="faq"] [data-item]:not([hidden])')]`;
    await holds(`${shown}.length === ${questions}`);
    await engine.type('#q', 'hébergeur');
    await holds(
      `${shown}.length > 0 && ${shown}.length < ${questions} && ${shown}.every((item) => /hébergeur/i.test(item.textContent))`,
    );
    const trigger = '[data-block="faq"] [data-item]:not([hidden]) .accordion-trigger';
    const before = await engine.evaluate(
      `document.querySelector(${literal(trigger)}).getAttribute('aria-expanded')`,
    );
    await engine.click(trigger);
    const after = before === 'true' ? 'false' : 'true';
    await holds(
      `document.querySelector(${literal(trigger)}).getAttribute('aria-expanded') === '${after}'`,
    );
    await holds(
      `document.querySelector('[data-item]:not([hidden]) .accordion-answer').checkVisibility() === ${after}`,
    );
  });

  test('the search answers in other words, on /faq and on its own page', async () => {
    await open('/faq?q=amende+rgpd');
    await holds(
      `document.querySelector('[aria-labelledby="proche"] [data-item]')?.checkVisibility()`,
    );
    await open('/recherche?q=amende+rgpd');
    await holds(
      `document.querySelector('.search-results li a mark')?.textContent.toLowerCase() === 'amende'`,
    );
  });

  test('/devis: what is missing is told; then the request reaches the broker and its number the visitor', async () => {
    const company = `Boulangerie Épi & Fils ${name} ${Date.now()}`;
    await open('/devis');
    await engine.click('#devis-entreprise');
    await holds(`document.querySelector('main form[data-alive]')`);
    await engine.click('main form [type="submit"]');
    await holds(
      `document.activeElement?.matches('.error-summary') && document.querySelectorAll('.error-summary a').length === 5`,
    );
    const mail = await sendAndRead(company, { effectifs: '2 à 10', telephone: '06 12 34 56 78' });
    for (const line of [
      'Secteur : Autre',
      'Effectif : 2 à 10',
      'Contact : Zoé Martin',
      'Téléphone : 06 12 34 56 78',
    ])
      expect(mail?.text).toContain(line);
  });

  test('/devis: the scripts that send are lost at the first touch, then the network is back: the request is sent', async () => {
    const company = `Boulangerie Épi & Fils ${name} ${Date.now()}`;
    isLost = /\/_islands\/send-/;
    lost = [];
    await open('/devis');
    await engine.click('#devis-entreprise');
    await holds(`document.querySelector('main form[data-alive]')`);
    // A window that nobody looks at has no focus to tell of.
    await engine.evaluate(
      `document.querySelector('#devis-nom').dispatchEvent(new Event('focusin', { bubbles: true }))`,
    );
    await expect.poll(() => lost.length, { timeout: 10_000 }).toBeGreaterThan(0);
    isLost = undefined;
    await sendAndRead(company);
    expect(engine.consoleMessages().filter((words) => !words.includes('/_islands/send-'))).toEqual(
      [],
    );
  });

  test('the incident guide: a ticked box stays', async () => {
    await open('/guides/incident-response');
    const box = 'kept-fields input';
    await engine.click(box);
    await holds(`document.querySelector('${box}').checked`);
    await open('/guides/incident-response');
    await holds(`document.querySelector('${box}').checked`);
  });

  test('the emergency page is kept at a touch, replaced by a new version, read without a network, and forgotten', async () => {
    const route = '/urgence-cyberattaque';
    const network = await startNetwork(await freePort(), port);
    const says = (words: string) =>
      holds(`${text('keep-offline [role="status"]')}.includes(${literal(words)})`);
    const offered = (act: string) =>
      holds(`document.querySelector('[data-act="${act}"]')?.offsetParent`);
    /** What is kept of this page: one copy, of this version. */
    const copy = (version: string) =>
      holds(
        `(caches.keys().then((names) => { window.copies = names.filter((name) => name.startsWith('hors-ligne ${route} ')) }), ` +
          `window.copies?.length === 1 && window.copies[0].endsWith(${literal(version)}))`,
      );
    try {
      const worker = await (await fetch(`${network.address}/hors-ligne.js`)).text();
      const version = /version:"(\w+)"/.exec(worker)?.[1] ?? '';
      network.instead.set('/hors-ligne.js', worker.replace(version, 'ancienne'));
      await open(route, network.address);
      await offered('keep');
      await engine.click('[data-act="keep"]');
      await says('gardées sur cet appareil');
      await copy(' ancienne');
      network.instead.clear();
      await open(route, network.address);
      await copy(` ${version}`);
      expect(engine.consoleMessages()).toEqual([]);
      for (const state of ['gone', 'mute'] as const) {
        network.become(state);
        await open(route, network.address);
        await holds(`${text('h1')} === ${literal(find('pages', 'urgence-cyberattaque').titre)}`);
      }
      network.become('up');
      await open(route, network.address);
      await offered('forget');
      await engine.click('[data-act="forget"]');
      await says('ne garde plus rien');
      await holds(
        `(navigator.serviceWorker.getRegistrations().then((all) => { window.all = all.length }), window.all === 0)`,
      );
    } finally {
      await network.stop();
    }
    // What a browser tells of a network that is gone.
    engine.consoleMessages();
    await open('/');
  });

  test('an unknown address: the page that says so, and the way home', async () => {
    await open('/nulle/part');
    await holds(`${text('h1')} === 'Page introuvable'`);
    expect((await problems()).filter((words) => !/nulle\/part/.test(words))).toEqual([]);
    // What the search finds moves what is below: the link is followed wherever it stands.
    await engine.evaluate(`document.querySelector('main a[href="/"]').click()`);
    await holds(`location.pathname === '/' && document.readyState === 'complete'`);
  });
});
