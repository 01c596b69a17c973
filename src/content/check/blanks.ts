import { type Problem, warning } from './problem.ts';
import type { ContentFile } from './read.ts';

const mark = /\[à compléter[^\]]*\]/g;

/**
 * Reports the marks that `npm run new` writes for the writer. The build includes a page with a
 * mark, but the site does not publish it.
 */
export const blanks = ({ path, text }: ContentFile): Problem[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(mark)].map(([found]) => {
      const message =
        `« ${found} » reste à écrire. La page ne sera pas publiée tant que ` +
        'cette marque y est.';
      return warning({ file: `content/${path}`, line: index + 1 }, message);
    }),
  );
