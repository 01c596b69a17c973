import { workClaim } from './example-firms.ts';
import { amount, table } from './tables.ts';
import { citeFigure } from './texts.ts';

// Computes the example claims. Also collects the sources of their amounts, because the texts about
// them contain no amounts and therefore cite no sources.

/** Computes an example claim of content/tables/sinistres.yaml. */
export function workedClaim(id: string) {
  const amounts = { sinistres: table('sinistres'), classes: table('classes') };
  const claim = workClaim(id, amounts, (figure) => amount('chiffres', figure));
  return {
    ...claim,
    citations: claim.posts.flatMap((post) =>
      post.figure ? citeFigure('chiffres', post.figure) : [],
    ),
  };
}

export type WorkedClaim = ReturnType<typeof workedClaim>;
