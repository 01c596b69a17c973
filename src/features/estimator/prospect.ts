import type { quoteFields } from '#shared/quote-fields.ts';
import type { SizeId } from '#src/content/market-classes.ts';
import type { ClassId } from '#src/content/study.ts';
import type { SectorProfile } from '#src/domain/estimate.ts';
import type { TurnoverClass } from '#src/domain/market-price.ts';

export type Sector = SectorProfile & { id: string; nom: string };
export type Size = { id: string; nom: string; description: string; multiplicateur?: number | undefined };
export type EstimatorData = { sectors: Sector[]; sizes: Size[]; classes: TurnoverClass[] };
/** No turnover is chosen at first: what a firm turns over is never guessed for it. */
export type Prospect = { sector: string; size: string; turnover: string };

export const initial: Prospect = { sector: 'general', size: 'pme', turnover: '' };

const knownOr = (rows: { id: string }[], id: string | undefined, otherwise: string) =>
  id && rows.some((row) => row.id === id) ? id : otherwise;

/** Unknown values fall back to the default. */
export const parseProspect = (query: Record<string, string>, { sectors, sizes, classes }: EstimatorData): Prospect => ({
  sector: knownOr(sectors, query.secteur, initial.sector),
  size: knownOr(sizes, query.taille, initial.size),
  turnover: knownOr(classes, query.ca, initial.turnover),
});

/** What the address holds: nothing of the turnover until it is chosen. */
export const formatProspect = ({ sector, size, turnover }: Prospect): Record<string, string> => ({
  secteur: sector,
  taille: size,
  ...(turnover && { ca: turnover }),
});

export const estimateAddress = (choice: Prospect): string => `/tarifs?${new URLSearchParams(formatProspect(choice))}`;

/** The class that a firm of this size is most often in: the example until a turnover is chosen. */
const usualClass: Record<string, string> = {
  tpe: 'micro',
  pme: 'petite',
  eti: 'eti',
  ge: 'grande',
} satisfies Record<SizeId, ClassId>;

export function classOf({ turnover, size }: Prospect, classes: TurnoverClass[]): TurnoverClass | undefined {
  const wanted = turnover || usualClass[size];
  return classes.find(({ id }) => id === wanted);
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

/** The form's address with what it can fill in, the estimate that may be joined to the request, and the class beside it. */
export function quoteAddress({ sector, size, turnover }: Prospect): string {
  const answers = {
    secteur: sector === 'general' ? undefined : sector,
    effectifs: effectifs[size],
    ca: turnovers[turnover],
    estimation: `${sector}-${size}`,
    classe: turnover || undefined,
  };
  const known = Object.entries(answers).filter((answer): answer is [string, string] => answer[1] !== undefined);
  return `/devis?${new URLSearchParams(known)}`;
}
