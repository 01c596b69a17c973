import type { quoteFields } from '#shared/quote-fields.ts';
import type { SizeId } from '#src/content/schemas/price-tables.ts';
import type { ClassId } from '#src/content/study.ts';
import type { SectorProfile } from '#src/lib/estimate.ts';
import { formatTurnover, type TurnoverClass } from '#src/lib/market-price.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';

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
 * Choices of the visitor, with the names of the query parameters. The turnover `ca` is empty at
 * first, because the estimator cannot guess it.
 */
export type Prospect = { secteur: string; taille: string; ca: string };

export const initial: Prospect = { secteur: 'general', taille: 'pme', ca: '' };

const knownOr = (rows: { id: string }[], id: string | undefined, otherwise: string) =>
  id && rows.some((row) => row.id === id) ? id : otherwise;

/** Reads the choices from the address. Replaces unknown values by the defaults. */
export const parseProspect = (
  query: Record<string, string>,
  { sectors, sizes, classes }: EstimatorData,
): Prospect => ({
  secteur: knownOr(sectors, query.secteur, initial.secteur),
  taille: knownOr(sizes, query.taille, initial.taille),
  ca: knownOr(classes, query.ca, initial.ca),
});

/**
 * Returns the address that opens the estimate again. It contains the turnover only if the visitor
 * has chosen one.
 */
export const estimateAddress = ({ ca, ...choice }: Prospect): string =>
  `/tarifs?${new URLSearchParams({ ...choice, ...(ca && { ca }) })}`;

/**
 * Most frequent turnover class for each company size. The page uses it as an example until the
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
 * Answer of the quote form for each company size or turnover class. A size that fits several
 * answers is missing.
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

/** Returns the answers with which the estimator fills in the quote form. */
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
 * Returns the address of the quote form with the choices as answers. If the size fits several
 * answers of the form, the address contains the size itself.
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
const aloneReason = 'à cette taille, l’estimateur n’a pas de coefficient.';
const contractReason = 'elle vient de contrats signés.';

/** Returns the estimated range if it is a better budget than the measured price. */
const getBetterRange = (
  { premium, next, isBeyond }: TurnoverClass,
  range: [number, number] | undefined,
) => (range && !isBeyond && (next?.premium ?? premium) < range[0] ? range : undefined);

/**
 * Returns a sentence that says which price to use for a budget (the measured price or the estimated
 * range), and why. For an example, it names the turnover instead of the visitor's budget.
 */
export function formatVerdict(
  found: TurnoverClass,
  range: [number, number] | undefined,
  isExample = false,
): string {
  const { premium, next, year, isBeyond } = found;
  const purpose = isExample
    ? `Avec ${formatTurnover(found)} de chiffre d’affaires`
    : 'Pour votre budget';
  const better = getBetterRange(found, range);
  if (better)
    return (
      `${purpose}, retenez ${formatFigure(better, '€')} par an, la fourchette de ` +
      'l’estimateur\u00A0: elle tient compte de votre secteur et de votre effectif.'
    );
  const price = `${formatEuros(next?.premium ?? premium)} par an`;
  const largeReason = range ? beyondReason : aloneReason;
  const reason = range && !isBeyond ? contractReason : largeReason;
  const measure = next
    ? `la moyenne mesurée en ${year} et portée aux taux de ${next.year}`
    : `la moyenne mesurée de ${year}`;
  return `${purpose}, retenez ${price}, ${measure}\u00A0: ${reason}`;
}
