import type { TurnoverClass } from '#src/lib/market-price.ts';

/**
 * Which to believe, the measured premium or the estimator's range, and why: there may be no range,
 * the turnover may be beyond what the estimator is for, else the premium is above, below or within
 * the range.
 */
const sentences = {
  alone:
    'Pour votre budget, retenez la moyenne mesurée\u202F: à cette taille, l’estimateur n’a pas de coefficient et un courtier chiffre le programme.',
  beyond:
    'Pour votre budget, retenez la moyenne mesurée\u202F: notre estimateur ignore votre chiffre d’affaires, et il n’est plus fiable à cette taille.',
  above:
    'Pour votre budget, retenez la moyenne mesurée\u202F: elle vient de contrats signés et tient compte du chiffre d’affaires, que notre estimateur ignore.',
  below:
    'Pour votre budget, retenez la fourchette de l’estimateur\u202F: elle tient compte de votre secteur et de votre effectif, alors que la moyenne mesurée mêle toutes les entreprises de la classe.',
  within:
    'Pour votre budget, retenez la moyenne mesurée, qui vient de contrats signés\u202F: la fourchette de l’estimateur montre de combien votre secteur et votre effectif peuvent vous en écarter.',
};

export function verdict(
  { premium, isBeyond }: TurnoverClass,
  range: [number, number] | undefined,
): string {
  if (!range) return sentences.alone;
  if (isBeyond) return sentences.beyond;
  const [low, high] = range;
  if (premium > high) return sentences.above;
  return premium < low ? sentences.below : sentences.within;
}
