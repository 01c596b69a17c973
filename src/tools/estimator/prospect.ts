import type { quoteFields } from '#shared/quote-fields.ts';
import type { SizeId } from '#src/content/schemas/price-tables.ts';
import type { ClassId } from '#src/content/study.ts';
import type { SectorProfile } from '#src/lib/estimate.ts';
import type { TurnoverClass } from '#src/lib/market-price.ts';

export type Sector = SectorProfile & { id: string; nom: string };
export type Size = {
  id: string;
  nom: string;
  description: string;
  multiplicateur?: number | undefined;
};
export type EstimatorData = {
  sectors: Sector[];
  sizes: Size[];
  classes: TurnoverClass[];
};
/**
 * Choices of the visitor, under the names of the query parameters. `ca` is empty at first, because
 * the estimator does not guess the turnover of a firm.
 */
export type Prospect = { secteur: string; taille: string; ca: string };

export const initial: Prospect = { secteur: 'general', taille: 'pme', ca: '' };

const knownOr = (rows: { id: string }[], id: string | undefined, otherwise: string) =>
  id && rows.some((row) => row.id === id) ? id : otherwise;

/** Reads the choices from the address. Unknown values get their defaults. */
export const parseProspect = (
  query: Record<string, string>,
  { sectors, sizes, classes }: EstimatorData,
): Prospect => ({
  secteur: knownOr(sectors, query.secteur, initial.secteur),
  taille: knownOr(sizes, query.taille, initial.taille),
  ca: knownOr(classes, query.ca, initial.ca),
});

/** Returns the address of the estimate. Omits the turnover until the visitor has chosen it. */
export const estimateAddress = ({ ca, ...choice }: Prospect): string =>
  `/tarifs?${new URLSearchParams({ ...choice, ...(ca && { ca }) })}`;

/**
 * Most frequent turnover class of a firm of this size. The page shows it as an example until the
 * visitor chooses a turnover.
 */
const usualClass: Record<string, string> = {
  tpe: 'micro',
  pme: 'petite',
  eti: 'eti',
  ge: 'grande',
} satisfies Record<SizeId, ClassId>;

export function findClass(
  { ca, taille }: Prospect,
  classes: TurnoverClass[],
): TurnoverClass | undefined {
  const turnover = ca || usualClass[taille];
  return classes.find(({ id }) => id === turnover);
}

/**
 * Answers of the quote form for a size or a class. Omits those that match several answers of the
 * form.
 */
const effectifs: Record<string, string> = {
  tpe: '2-10',
  eti: '250+',
  ge: '250+',
} satisfies Record<Exclude<SizeId, 'pme'>, keyof typeof quoteFields.effectifs.options>;
const turnovers: Record<string, string> = {
  petite: '2M-10M',
  moyenne: '10M+',
  eti: '10M+',
  grande: '10M+',
} satisfies Record<Exclude<ClassId, 'micro'>, keyof typeof quoteFields.ca.options>;

/** Returns the answers that the estimator passes to the quote form. */
export const quoteAnswers = ({
  secteur,
  taille,
  ca,
}: Prospect): Partial<Record<'ca' | 'effectifs' | 'secteur', string>> => ({
  ...(secteur !== 'general' && { secteur }),
  ...(effectifs[taille] && { effectifs: effectifs[taille] }),
  ...(turnovers[ca] && { ca: turnovers[ca] }),
});

/**
 * Returns the address of the quote form with its answers. If the size matches several answers of
 * the form, passes the size itself.
 */
export function quoteAddress(choice: Prospect): string {
  const answers = quoteAnswers(choice);
  const query = new URLSearchParams({
    ...answers,
    ...(!answers.effectifs && { taille: choice.taille }),
  });
  return `/devis?${query}`;
}

const beyondReason =
  'l’estimateur ignore votre chiffre d’affaires, et il n’est plus fiable à cette taille.';
const aloneReason =
  'à cette taille, l’estimateur n’a pas de coefficient et un courtier chiffre le programme.';
const contractReason =
  'elle vient de contrats signés et tient compte du chiffre d’affaires, que l’estimateur ignore.';

/**
 * States which price to use for the budget, the measured premium or the estimator's range, and the
 * reason.
 */
export function formatVerdict(
  { premium, next, isBeyond }: TurnoverClass,
  range: [number, number] | undefined,
): string {
  if (range && !isBeyond && (next?.premium ?? premium) < range[0])
    return (
      'Pour votre budget, retenez la fourchette de l’estimateur\u202F: elle tient compte de ' +
      'votre secteur et de votre effectif, alors que la moyenne mesurée mêle toutes les ' +
      'entreprises de la classe.'
    );
  const rates = next ? `, aux taux de ${next.year}` : '';
  const largeReason = range ? beyondReason : aloneReason;
  const reason = range && !isBeyond ? contractReason : largeReason;
  return `Pour votre budget, retenez la moyenne mesurée${rates}\u202F: ${reason}`;
}
