import { getBuildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

/** The site's own content, read once for every test file that asks something of it. */
export const real = checkContent(inRoot('content'), getBuildDate());
