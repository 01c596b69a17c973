import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isTool, ownRoutes } from '../config/routes.ts';
import { kinds, routeOfFile } from './kinds.ts';

// Lists the pages and their interactive parts for scripts and tests, which read it without a build.
// Pages use documents.ts.

const content = join(import.meta.dirname, '../../content');

/** Routes of all pages. */
export const routes = globSync('*/*.mdx', { cwd: content })
  .flatMap((file) => routeOfFile(file) ?? [])
  .sort();

const thatHold = (part: 'form' | 'instrument') =>
  Object.entries(ownRoutes).flatMap(([slug, held]) =>
    held === part ? kinds.pages.route(slug) : [],
  );

/** Pages with the quote form. It hydrates when the page is idle or at the first interaction. */
const withForm = thatHold('form');

/** Pages with an interactive tool. */
const withInstrument = [...thatHold('instrument'), ...routes.filter(isTool)];

/** Pages with islands. The other pages load no React. */
export const withIslands = [...withForm, ...withInstrument];
