import { type Reading, readAgainst, type TurnoverClass } from '#src/domain/market-price.ts';

/** Which of the two to believe, and why: one sentence each. */
const sentences: Record<Reading, string> = {
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

export const verdict = ({ premium, isBeyond }: TurnoverClass, range: [number, number] | undefined): string =>
  sentences[readAgainst(premium, range, isBeyond)];
