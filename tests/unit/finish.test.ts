import { expect, test } from 'vitest';
import { cutLayers } from '../../scripts/finish/layers.ts';
import { finishPage, questionIn, withoutTwinRoles } from '../../scripts/finish/page.ts';
import { Styles } from '../../scripts/finish/styles.ts';

// Pages as Next writes them; that nothing of it is left in the site's own,
// tests/audits/export.test.ts sees.
const addresses = {
  frame: '/f.js',
  loader: '/l.js',
  extras: { 'help-term': '/t.js' },
  islands: ['counter', 'lamp'],
};
const flight =
  '<script src="/_next/static/chunks/a.js" async=""></script><script>(self.__next_f=[]).push([0])</script>';
const page = (body: string, head = '') =>
  `<html><head>${head}</head><body>${body}${flight}</body></html>`;
const finished = (body: string, head?: string) => finishPage(page(body, head), addresses);
const frame = '<script src="/f.js" defer></script>';

test('of Next a page keeps the HTML; without an island it loads the frame and nothing else', () => {
  const preloaded =
    '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/><link rel="preload" as="image" href="/a.png"/>';
  const { html, islands } = finished(
    '<main>Un<!-- --> <!-- -->mot<!--$--><svg><path d="M0"></path></svg></main><div hidden=""></div>',
    `${preloaded}<link rel="stylesheet" href="/a.css" data-precedence="next"/>`,
  );
  const head = `<link rel="stylesheet" href="/a.css"/>${frame}`;
  expect(html).toBe(
    `<html><head>${head}</head><body><main>Un mot<svg><path d="M0"/></svg></main></body></html>`,
  );
  expect(islands).toEqual([]);
});

test('the loader comes with an island, a script of the frame’s with its element, the site’s letters unless the page takes others', () => {
  const font = '<link rel="preload" href="/a.woff2" as="font"/>';
  const { html, islands, layers } = finished(
    '<div data-island="counter" data-layer="grid"></div><help-term></help-term><div data-island="lamp"></div>',
    font,
  );
  expect(html).toContain(
    `${font}${frame}<script src="/t.js" defer></script><script src="/l.js" defer></script></head>`,
  );
  expect([islands, layers]).toEqual([['counter', 'lamp'], ['grid']]);
  expect(finished('<main data-system-fonts=""></main>', font).html).not.toContain(font);
});

test('React’s marks stay inside an island, as deep as it goes, but at an end; what is said to the twin’s maker stays there too', () => {
  const island =
    '<div data-island="counter"><div data-twin="keep">Tôt<!-- --> <!-- -->0</div></div>';
  const { html } = finished(
    `${island.replace('0', '0<!-- -->')}<p data-twin="keep">Entre<!-- -->les deux</p>`,
  );
  expect(html).toContain(`${island}<p data-twin="keep">Entreles deux</p>`);
  expect(withoutTwinRoles(html)).toContain(`${island}<p>Entreles deux</p>`);
});

test.each([
  ['an island that nobody wrote', '<div data-island="abacus"></div>', 'no island « abacus »'],
  [
    'two slots of one name',
    '<p data-slot="un"></p><p data-slot="un"></p>',
    'two slots are named « un »',
  ],
  [
    'an inline script that is not Next’s',
    '<script>track()</script>',
    'unknown inline script: track()',
  ],
  [
    'a script of another house',
    '<script src="https://a.b/c.js"></script>',
    'unexpected script https://a.b/c.js',
  ],
])('%s stops the build', (_, body, problem) => expect(() => finished(body)).toThrow(problem));

test('what the banner asks is taken out of a page, for its script to bring; its element stays', () => {
  const [start, end] = ['<cookie-banner class="cookies" hidden="">', '</cookie-banner>'];
  const drawn = `<div>${start}<p>Gardée <!-- -->6<!-- --> mois</p>${end}</div>`;
  expect(questionIn(page(drawn))).toBe('<p>Gardée 6 mois</p>');
  expect(() => questionIn(page(`${start}${end}`))).toThrow('stands nowhere');
  expect(finished(drawn).html).toContain(`<body><div>${start}${end}</div></body>`);
});

test('data for others stays', () => {
  const data = '<script type="application/ld+json">{}</script>';
  expect(finished(data).html).toContain(data);
});

test('a style attribute becomes a class of the stylesheet, one for all that say the same', () => {
  const styles = new Styles();
  const drawn = styles.take(
    '<p style="--a:&quot;1&quot;" class="b">x</p><i style="color:red">y</i><b style="color:red"></b>',
  );
  expect(drawn).toBe('<p class="s-0 b">x</p><i class="s-1">y</i><b class="s-1"></b>');
  expect(styles.css()).toBe('.s-0{--a:"1"}\n.s-1{color:red}');
});

test('a stylesheet is cut at the layers of these names, in its order; braces within quotes are none', () => {
  const css = 'p{}@layer counter{.c::before{content:"}"}}h1{}@layer lamp{.l{}}body{}';
  expect(cutLayers(css, ['counter'])).toEqual([
    { css: 'p{}' },
    { css: '@layer counter{.c::before{content:"}"}}', layer: 'counter' },
    { css: 'h1{}@layer lamp{.l{}}body{}' },
  ]);
  expect(() => cutLayers('@layer lamp{.l{}', ['lamp'])).toThrow('does not end');
});

test('a document is led to where a page first cites it, and named after that; a link of the text is left', () => {
  const link = (to: string, name: string) =>
    `<a href="https://${to}" target="_blank">${name}<span> (autre site)</span></a>`;
  const list = (...items: string[]) =>
    `<ul class="sources">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const text = `<p>${link('a.example/un', 'Un')}</p>`;
  const first = list(link('a.example/un', 'Le un'), link('a.example/deux', 'Le deux'));
  const { html } = finished(`${text}${first}${text}${list(link('a.example/un', 'Le un'))}`);
  expect(html).toContain(`<body>${text}${first}${text}${list('Le un')}</body>`);
});
