import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isTool, ownRoutes } from '../config/routes.ts';
import { kinds, routeOfFile } from './kinds.ts';

// Which pages there are and what each holds, for the programs and tests that go through all of them
// without building anything first. Pages themselves ask documents.ts.

const content = join(import.meta.dirname, '../../content');

/** Every page of the site. */
export const routes = globSync('*/*.mdx', { cwd: content })
  .flatMap((file) => routeOfFile(file) ?? [])
  .sort();

const thatHold = (part: 'form' | 'instrument') =>
  Object.entries(ownRoutes).flatMap(([slug, held]) =>
    held === part ? kinds.pages.route(slug) : [],
  );

/** The form, started once the page is idle or at its first touch. */
const withForm = thatHold('form');

/** Pages with an interactive tool. */
const withInstrument = [...thatHold('instrument'), ...routes.filter(isTool)];

/** All others are pages to read, without React. */
export const withIslands = [...withForm, ...withInstrument];
