import type { Root } from 'hast';
import { describe, expect, test } from 'vitest';
import { finishPage, parsePage, writePage } from '../../scripts/build/finish.ts';

const scripts = {
  frame: '/f.js',
  loader: async (names: string[]) => `/${names.join('+')}.js`,
  extras: { 'help-term': '/t.js' },
};
const flight =
  '<script src="/_next/static/chunks/a.js" ' +
  'async=""></script><script>(self.__next_f=[]).push([0])</script>';
const buildPage = (body: string, head = ''): Root =>
  parsePage(`<html><head>${head}</head><body>${body}${flight}</body></html>`);
async function finish(body: string, head?: string) {
  const tree = buildPage(body, head);
  const islands = await finishPage(tree, scripts);
  return { islands, html: writePage(tree) };
}
const frame = '<script src="/f.js" defer></script>';

describe('finishPage', () => {
  test('removes Next’s scripts, preloads and comments', async () => {
    const head = [
      '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>',
      '<link rel="preload" as="image" href="/a.png"/>',
      '<link rel="preconnect" href="/" crossorigin=""/>',
      '<link rel="stylesheet" href="/a.css" data-precedence="next"/>',
    ];
    const { html, islands } = await finish(
      '<main>Un<!-- --> <!-- -->mot<!--$--></main><div hidden=""><!--$--></div>',
      head.join(''),
    );
    const output = `<link rel="stylesheet" href="/a.css">${frame}`;
    expect(html).toBe(`<html><head>${output}</head><body><main>Un mot</main></body></html>`);
    expect(islands).toEqual([]);
  });

  test('adds the loader of the islands and the script of an element', async () => {
    const { html, islands } = await finish(
      '<div data-island="lamp"></div><help-term></help-term><div data-island="counter"></div>',
    );
    expect(html).toContain(
      `${frame}<script src="/t.js" defer></script><script src="/counter+lamp.js" ` +
        `defer></script></head>`,
    );
    expect(islands).toEqual(['counter', 'lamp']);
  });

  test('keeps React’s comments in an island except a last blank one', async () => {
    const island = '<div data-island="counter"><div>Tôt<!-- --> <!-- -->0</div></div>';
    const { html } = await finish(`${island.replace('0', '0<!-- -->')}<p>Entre<!-- -->deux</p>`);
    expect(html).toContain(`${island}<p>Entredeux</p>`);
  });

  test('empties the banner, because its script has the question', async () => {
    const banner = '<cookie-banner hidden><p>Gardée <!-- -->6<!-- --> mois</p></cookie-banner>';
    expect((await finish(banner)).html).toContain('<cookie-banner hidden></cookie-banner>');
  });

  test.each([
    [
      'two slots have one name',
      '<p data-slot="un"></p><p data-slot="un"></p>',
      'two slots are named « un »',
    ],
    [
      'an inline script is not Next’s',
      '<script>track()</script>',
      'unknown inline script: track()',
    ],
    [
      'a script comes from another host',
      '<script src="https://a.b/c.js"></script>',
      'unexpected script https://a.b/c.js',
    ],
  ])('stops when %s', (_, body, problem) => expect(finish(body)).rejects.toThrow(problem));
});
