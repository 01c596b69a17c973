import { islandsOf, type Modules, readFlight } from './flight.ts';

export type FinishedPage = {
  html: string;
  /** The script that holds the data of a page with islands; none on a page to read. */
  data?: string;
  islands: string[];
};

export type Addresses = { frame: string; loader: string; extras: Record<string, string> };

/** Stands in the page for the address of its data, which is known once they are complete. */
export const dataPlace = '@data@';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Takes React's runtime and data out of a page, and what is needed to start it later back in. */
export function finishPage(html: string, modules: Modules, addresses: Addresses): FinishedPage {
  const inline: string[] = [];
  const chunks = new Set<string>();
  let rest = html.replace(scriptTag, (tag: string, attributes: string, content: string) => {
    const type = attribute(attributes, 'type');
    const source = attribute(attributes, 'src');
    if (type && type !== 'module' && type !== 'text/javascript') return tag;
    if (!source) inline.push(content);
    else if (!source.startsWith('/_next/')) throw new Error(`unexpected script ${source}`);
    else if (!/\bnoModule\b/i.test(attributes)) chunks.add(source);
    return '';
  });
  rest = rest.replace(/<link\b[^>]*\bas="script"[^>]*>/g, '');

  const unknown = inline.find((script) => !/__next_f|TURBOPACK|\$R[A-Z]/.test(script));
  if (unknown !== undefined) throw new Error(`unknown inline script: ${unknown.slice(0, 80)}`);
  const islands = islandsOf(readFlight(inline), modules);
  const starts = new Set([...rest.matchAll(/\bdata-island="([^"]*)"/g)].map(([, start]) => start));
  if (islands.length > 0 && starts.size === 0) {
    throw new Error(`${islands.join(', ')}: a client component outside <Island>, so nothing says when it starts`);
  }

  const used = Object.entries(addresses.extras).filter(([element]) => rest.includes(`<${element}`));
  const scripts = [addresses.frame, ...used.map(([, address]) => address)].map((src) => `<script src="${src}" defer></script>`);
  if (islands.length === 0) return { html: withScripts(withoutComments(rest), scripts), islands };

  // The data first, the entry module last: React starts once all is there, in whatever order files arrive.
  const entry = inline.filter((script) => script.includes('TURBOPACK'));
  if (entry.length !== 1) throw new Error('the script that starts the application was not found');
  const data = [...inline.filter((script) => !script.includes('TURBOPACK')), ...entry].join(';\n');
  const files = [dataPlace, ...chunks].join(' ');
  scripts.push(`<script src="${addresses.loader}" data-files="${files}" defer></script>`);
  return { html: withScripts(withoutEndMarks(rest), scripts), data, islands };
}

const withScripts = (html: string, scripts: string[]) => html.replace('</head>', () => `${scripts.join('')}</head>`);

/** React parts two texts with an empty comment; where nothing follows, it is there or not by the chance of a buffer. */
const withoutEndMarks = (html: string) => html.replace(/<!-- -->(?=<\/)/g, '');

/** React's marks for hydration mean nothing on a page that is never hydrated. */
const withoutComments = (html: string) =>
  html
    .replace(/<!--(?:\$|\/\$| )?-->/g, '')
    .replace('<div hidden=""></div>', '')
    .replaceAll(' data-precedence="next"', '');
