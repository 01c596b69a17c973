import { getBuildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

/** Reads and checks the site's own content once for all tests of a file. */
export const real = checkContent(inRoot('content'), getBuildDate());
