import type { quoteFields } from '#shared/quote-fields.ts';
import type { SizeId } from '#src/content/market-classes.ts';
import type { ClassId } from '#src/content/study.ts';
import type { SectorProfile } from '#src/lib/estimate.ts';
import type { TurnoverClass } from '#src/lib/market-price.ts';
import type { Option } from '#src/ui/choices.tsx';

export type Sector = SectorProfile & { id: string; nom: string };
export type Size = {
  id: string;
  nom: string;
  description: string;
  multiplicateur?: number | undefined;
};
/** Answers of the quote's form that the instrument cuts otherwise. */
export type Cut = 'ca' | 'effectifs' | 'secteur';
export type EstimatorData = {
  sectors: Sector[];
  sizes: Size[];
  classes: TurnoverClass[];
  bands: Record<Cut, Option[]>;
};
/**
 * By the names that the address gives them. No turnover is chosen at first: what a firm turns over
 * is never guessed for it.
 */
export type Prospect = { secteur: string; taille: string; ca: string };

export const initial: Prospect = { secteur: 'general', taille: 'pme', ca: '' };

const knownOr = (rows: { id: string }[], id: string | undefined, otherwise: string) =>
  id && rows.some((row) => row.id === id) ? id : otherwise;

/** Unknown values fall back to the default. */
export const parseProspect = (
  query: Record<string, string>,
  { sectors, sizes, classes }: Omit<EstimatorData, 'bands'>,
): Prospect => ({
  secteur: knownOr(sectors, query.secteur, initial.secteur),
  taille: knownOr(sizes, query.taille, initial.taille),
  ca: knownOr(classes, query.ca, initial.ca),
});

/** It holds nothing of the turnover until that is chosen. */
export const estimateAddress = ({ ca, ...choice }: Prospect): string =>
  `/tarifs?${new URLSearchParams({ ...choice, ...(ca && { ca }) })}`;

/** The class that a firm of this size is most often in: the example until a turnover is chosen. */
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

/** A size or a class spans several of the form's answers: only where one fits is it filled in. */
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

/** Answers that the estimator passes to the quote form. */
export const quoteAnswers = ({ secteur, taille, ca }: Prospect): Partial<Record<Cut, string>> => ({
  ...(secteur !== 'general' && { secteur }),
  ...(effectifs[taille] && { effectifs: effectifs[taille] }),
  ...(turnovers[ca] && { ca: turnovers[ca] }),
});

/**
 * The form's address with what it can fill in; of a size that spans several of its answers, that it
 * does.
 */
export function quoteAddress(choice: Prospect): string {
  const answers = quoteAnswers(choice);
  const query = new URLSearchParams({
    ...answers,
    ...(!answers.effectifs && { taille: choice.taille }),
  });
  return `/devis?${query}`;
}

const spans: Partial<Record<string, string[]>> = {
  pme: ['2-10', '11-50', '51-250'],
  micro: ['0-100k', '100k-500k', '500k-2M'],
};

/** Questions of the form that the choice does not answer, with the possible answers. */
export function openBands(choice: Prospect, bands: EstimatorData['bands']): [Cut, Option[]][] {
  const answers = quoteAnswers(choice);
  const within: Record<Cut, string[] | undefined> = {
    ca: spans[choice.ca],
    effectifs: spans[choice.taille],
    secteur: undefined,
  };
  return (Object.keys(bands) as Cut[])
    .filter((name) => !answers[name])
    .map((name) => [name, bands[name].filter(([value]) => within[name]?.includes(value) ?? true)]);
}
