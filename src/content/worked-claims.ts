import { workClaim } from './example-firms.ts';
import { figure, quoted } from './tables.ts';
import { citeFigure } from './texts.ts';

// The claims of the examples, with the sources of their amounts: the texts that tell them name no amount.

/** A claim of content/tables/sinistres.yaml. */
export function workedClaim(id: string) {
  const amount = (of: string) => Number(figure('chiffres', of).valeur);
  const claim = workClaim(id, { sinistres: quoted('sinistres'), classes: quoted('classes') }, amount);
  return { ...claim, citations: claim.posts.flatMap((post) => (post.figure ? citeFigure('chiffres', post.figure) : [])) };
}

export type WorkedClaim = ReturnType<typeof workedClaim>;
