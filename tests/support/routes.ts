import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isTool, ownRoutes } from '../../src/config/routes.ts';
import { kinds, routeOfFile } from '../../src/content/kinds.ts';

// Lists the pages of the site and their islands from the sources, so that no build is needed.

const content = join(import.meta.dirname, '../../content');

export const routes = globSync('*/*.mdx', { cwd: content })
  .flatMap((file) => routeOfFile(file) ?? [])
  .sort();

/** Routes of pages with islands (the quote form or a tool). The other pages load no React. */
export const withIslands = [
  ...Object.entries(ownRoutes).flatMap(([slug, part]) =>
    part === 'reading' ? [] : kinds.pages.route(slug),
  ),
  ...routes.filter(isTool),
];
