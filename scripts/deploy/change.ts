import { answersFile } from '#src/content/mail-prices.ts';
import { git } from '../lib/tested.ts';

/** What a commit changes of the version that is online. */
export type Change = {
  /** Files that writers do not edit, and that are not written from what they edit. */
  others: string[];
  isFunctionChanged: boolean;
};

/** Nothing, if this copy does not know the commit that is online. */
export function changeSince(live: string): Change | undefined {
  const files = git('diff', '--name-only', '--no-renames', live, 'HEAD')
    ?.split('\n')
    .filter(Boolean);
  if (!files) return undefined;
  return {
    others: files.filter((file) => !file.startsWith('content/') && file !== answersFile),
    isFunctionChanged: files.includes(answersFile),
  };
}

/**
 * Whether what is online was made after this commit, so that publishing it would take something
 * back.
 */
export const isBehind = (live: string): boolean =>
  live !== git('rev-parse', 'HEAD') &&
  git('merge-base', '--is-ancestor', 'HEAD', live) !== undefined;
