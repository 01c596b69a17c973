export type FinishedPage = { html: string; islands: string[]; layers: string[] };

export type Addresses = {
  frame: string;
  loader: string;
  extras: Record<string, string>;
  islands: string[];
};

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * Takes out of a page all that starts Next in a browser, and puts in what its frame and its islands
 * need.
 */
export function finishPage(
  html: string,
  { frame, loader, extras, islands }: Addresses,
): FinishedPage {
  const bare = withoutQuestion(
    linkedOnce(shortened(withoutComments(withoutNext(withFontsWanted(html))))),
  );
  const names = islandsOf(bare);
  const unknown = names.find((name) => !islands.includes(name));
  if (unknown)
    throw new Error(`no island « ${unknown} »: src/islands/island-list.ts does not name it`);
  requireNamedOnce(bare);
  const used = Object.entries(extras).filter(([element]) => bare.includes(`<${element}`));
  const sources = [
    frame,
    ...used.map(([, address]) => address),
    ...(names.length > 0 ? [loader] : []),
  ];
  const scripts = sources.map((source) => `<script src="${source}" defer></script>`);
  return {
    html: bare.replace('</head>', () => `${scripts.join('')}</head>`),
    islands: names,
    layers: layersOf(bare),
  };
}

/** The islands of a page, by name, as often as they stand there. */
export const islandsOf = (html: string) =>
  [...html.matchAll(/ data-island="([^"]*)"/g)].map(([, name = '']) => name);

/**
 * The layout asks for the site's letters before it knows the page; one that takes the device's says
 * so.
 */
const withFontsWanted = (html: string) =>
  html.includes(' data-system-fonts=')
    ? html.replace(/<link rel="preload"[^>]* as="font"[^>]*>/g, '')
    : html;

/** The layers of the stylesheet that the page asks for itself. */
const layersOf = (html: string) =>
  [...html.matchAll(/ data-layer="([^"]*)"/g)].map(([, name = '']) => name);

/**
 * Its scripts and the data that they read. What is data for others stays; what is nobody's is an
 * error.
 */
const withoutNext = (html: string) =>
  html
    .replace(scriptTag, (tag: string, attributes: string, content: string) => {
      const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
      const [type, source] = [attribute('type'), attribute('src')];
      if (type && type !== 'module' && type !== 'text/javascript') return tag;
      if (source && !source.startsWith('/_next/')) throw new Error(`unexpected script ${source}`);
      if (!source && !/__next_f|TURBOPACK|\$R[A-Z]/.test(content))
        throw new Error(`unknown inline script: ${content.slice(0, 80)}`);
      return '';
    })
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replaceAll(' data-precedence="next"', '');

/**
 * What Next and React write for a client of theirs, or twice: the pictures preloaded stand a few
 * lines below.
 */
const shortened = (html: string) =>
  html
    .replace('<div hidden=""></div>', '')
    .replace('<link rel="preconnect" href="/" crossorigin=""/>', '')
    .replace(/<link rel="preload"[^>]*\bas="image"[^>]*>/g, '')
    .replaceAll('></path>', '/>');

const banner = /(<cookie-banner\b[^>]*>)([\s\S]*?)(?=<\/cookie-banner>)/;

/**
 * What the banner asks is the same on every page, and who has answered needs it no more: it comes
 * with the banner's script.
 */
export function questionIn(html: string): string {
  const question = banner.exec(html)?.[2];
  if (!question) throw new Error('the banner’s question stands nowhere on the first page');
  return withoutComments(question);
}
const withoutQuestion = (html: string) => html.replace(banner, '$1');

const comment = /<!--(?:\$|\/\$| )?-->/g;

/**
 * React's marks between two texts mean nothing where React never comes; inside an island it counts
 * on them.
 */
const withoutComments = (html: string) =>
  changed(
    html,
    (outside) => outside.replace(comment, ''),
    // Where nothing follows, the mark is there or not by the chance of a buffer.
    (island) => island.replace(/<!-- -->(?=<\/)/g, ''),
  );

/**
 * Once the twins are made nobody reads what is said to their maker; React compares what stands in
 * an island.
 */
export const withoutTwinRoles = (html: string) =>
  changed(html, (outside) => outside.replace(/ data-twin(?:-source)?="[^"]*"/g, ''));

const sourceList = /<ul class="source(?:s|-line)\b[^>]*>[\s\S]*?<\/ul>/g;
const outsideLink = /<a href="(https?:[^"#]*)[^>]*>((?:(?!<\/a>|<span)[\s\S])*)<span[\s\S]*?<\/a>/g;

/**
 * A document is led to once a page, where it is first cited as a source; afterwards its name says
 * which it was.
 */
function linkedOnce(html: string): string {
  const known = new Set<string>();
  const named = (link: string, address: string, name: string) => {
    if (known.has(address)) return name;
    known.add(address);
    return link;
  };
  return changed(html, (outside) =>
    outside.replace(sourceList, (list) => list.replace(outsideLink, named)),
  );
}

function changed(
  html: string,
  outside: (part: string) => string,
  inside = (island: string) => island,
): string {
  let result = '';
  let at = 0;
  for (const { start, end } of islandsIn(html)) {
    result += outside(html.slice(at, start)) + inside(html.slice(start, end));
    at = end;
  }
  return result + outside(html.slice(at));
}

/** The outermost islands: each ends where its own element does. */
function islandsIn(html: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { index } of html.matchAll(/<div data-island="/g)) {
    if (index < (found.at(-1)?.end ?? 0)) continue;
    let depth = 0;
    for (const { 0: tag, index: offset } of html.slice(index).matchAll(/<div\b|<\/div>/g)) {
      depth += tag === '</div>' ? -1 : 1;
      if (depth > 0) continue;
      found.push({ start: index, end: index + offset + tag.length });
      break;
    }
  }
  return found;
}

/** Slots are put back by their names. */
function requireNamedOnce(html: string) {
  const names = [...html.matchAll(/ data-slot="([^"]*)"/g)].map(([, name]) => name);
  const twice = names.find((name, place) => names.indexOf(name) < place);
  if (twice !== undefined) throw new Error(`two slots are named « ${twice} »`);
}
