import type { TurnoverClass } from '#src/lib/market-price.ts';

/**
 * Which to believe, the measured premium or the estimator's range, and why: there may be no range,
 * the turnover may be beyond what the estimator is for, else the premium is above, below or within
 * the range.
 */
const sentences = {
  alone: 'à cette taille, l’estimateur n’a pas de coefficient et un courtier chiffre le programme.',
  beyond: 'l’estimateur ignore votre chiffre d’affaires, et il n’est plus fiable à cette taille.',
  above:
    'elle vient de contrats signés et tient compte du chiffre d’affaires, que l’estimateur ignore.',
  below:
    'Pour votre budget, retenez la fourchette de l’estimateur\u202F: elle tient compte de ' +
    'votre secteur et de votre effectif, alors que la moyenne mesurée mêle toutes les ' +
    'entreprises de la classe.',
  within:
    'elle vient de contrats signés. La fourchette de l’estimateur montre de combien votre ' +
    'secteur et votre effectif peuvent vous en écarter.',
};

export function verdict(
  { premium, next, isBeyond }: TurnoverClass,
  range: [number, number] | undefined,
): string {
  const rates = next ? `, aux taux de ${next.year}` : '';
  const plan = (reason: string) =>
    `Pour votre budget, retenez la moyenne mesurée${rates}\u202F: ${reason}`;
  if (!range) return plan(sentences.alone);
  if (isBeyond) return plan(sentences.beyond);
  const [low, high] = range;
  const paid = next?.premium ?? premium;
  if (paid > high) return plan(sentences.above);
  return paid < low ? sentences.below : plan(sentences.within);
}
