import { byTag, getText, links, parse, property, readMeta } from './page.ts';

type Expected = { brand: string; address: string };

export function metadataProblems(html: string, { brand, address }: Expected): string[] {
  const tree = parse(html);
  const problems: string[] = [];
  const expect = (condition: boolean, problem: string) => condition || problems.push(problem);
  const only = (name: string) => {
    const found = readMeta(tree, name);
    expect(found.length === 1 && found[0] !== '', `one ${name} expected, found ${found.length}`);
    return found[0] ?? '';
  };

  const title = byTag(tree, 'title').map(getText)[0] ?? '';
  expect(title.split(brand).length === 2, `the title names the brand once: ${title}`);
  const description = only('description');
  for (const [name, own] of [
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:locale', 'fr_FR'],
    ['og:site_name', brand],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ] as const) {
    expect(only(name) === own, `${name} is not « ${own} »`);
  }
  expect(['website', 'article'].includes(only('og:type')), 'og:type is website or article');
  for (const card of ['og', 'twitter']) {
    expect(
      /^https:.*\.png$/.test(only(`${card}:image`)),
      `${card}:image is a whole address of a PNG`,
    );
    expect(only(`${card}:image:alt`).length > 40, `${card}:image:alt says what the picture shows`);
  }
  only('theme-color');
  expect(only('robots') === 'noindex, nofollow', 'nothing is listed outside production');
  expect(
    byTag(tree, 'html')
      .map((root) => property(root, 'lang'))
      .join() === 'fr',
    'the language is not French',
  );

  const readLinks = (rel: string, name = 'href') =>
    links(tree, rel).map((link) => property(link, name));
  expect(readLinks('canonical').join() === address, `canonical is not ${address}`);
  const french = links(tree, 'alternate').filter((link) => property(link, 'hrefLang') === 'fr');
  expect(
    french.length === 1 && property(french[0] as never, 'href') === address,
    'hreflang fr leads elsewhere',
  );
  const copies = links(tree, 'alternate').filter(
    (link) => property(link, 'type') === 'text/markdown',
  );
  expect(copies.length === 1, 'no Markdown copy named');
  for (const rel of ['manifest', 'icon', 'apple-touch-icon'])
    expect(readLinks(rel).length === 1, `one link ${rel} expected`);
  return problems;
}
