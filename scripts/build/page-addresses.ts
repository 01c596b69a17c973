import { visit } from 'unist-util-visit';
import { parsePage } from './finish.ts';

/** Lists the files that a page loads at once, and its islands. */
export function listAddresses(html: string) {
  const found = {
    styles: new Set<string>(),
    fonts: new Set<string>(),
    scripts: new Set<string>(),
    pictures: new Set<string>(),
    islands: new Set<string>(),
  };
  visit(parsePage(html), 'element', ({ tagName, properties }) => {
    const { rel, href, src, loading, type, dataIsland } = properties;
    if (dataIsland) found.islands.add(String(dataIsland));
    if (tagName === 'script' && src) found.scripts.add(String(src));
    if (tagName === 'img' && src && loading !== 'lazy') found.pictures.add(String(src));
    if (String(rel) === 'stylesheet') found.styles.add(String(href));
    if (String(rel) === 'icon') found.pictures.add(String(href));
    if (String(rel) === 'preload' && String(type).startsWith('font')) found.fonts.add(String(href));
  });
  return found;
}
