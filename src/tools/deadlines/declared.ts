import {
  isDelay,
  MIN_DELAY_DAYS,
  type Problem,
  parseDiscovery,
  type Situation,
} from '#src/lib/deadlines/deadlines.ts';
import { type PlaceId, places } from '#src/lib/places.ts';

/** Initial values of the fields. The fragment of the address uses the same names. */
export const initial = {
  jour: '',
  heure: '',
  incident: 'blocage',
  donnees: 'inconnu',
  delai: String(MIN_DELAY_DAYS),
  lieu: 'hexagone',
  financier: '',
};
export type Declared = typeof initial;
export type DeclaredField = keyof Declared;

export const incidents: Record<Situation['incident'], string> = {
  blocage: 'Fichiers bloqués',
  intrusion: 'Compte pris ou données sorties',
  virement: 'Argent viré à un escroc',
};
export const personalData: Record<Situation['personalData'], string> = {
  oui: 'Oui',
  non: 'Non',
  inconnu: 'Je ne sais pas',
};

const isKnown = <Values extends object>(
  values: Values,
  value: string,
): value is Extract<keyof Values, string> => Object.hasOwn(values, value);

const names = Object.keys(initial) as DeclaredField[];

/**
 * Reads the answers from the address, with the values that the visitor typed before hydration.
 * Replaces invalid choices by their defaults. If the fragment contains no answer, because a link to
 * a heading has replaced it, keeps the answers.
 */
export const parseDeclared = (query: Record<string, string>, before: Declared): Declared => {
  if (!names.some((name) => name in query)) return before;
  const answers = { ...initial };
  for (const name of names) answers[name] = query[name]?.slice(0, 20) ?? answers[name];
  if (!isKnown(incidents, answers.incident)) answers.incident = initial.incident;
  if (!isKnown(personalData, answers.donnees)) answers.donnees = initial.donnees;
  if (!isKnown(places, answers.lieu)) answers.lieu = initial.lieu;
  answers.financier = answers.financier === 'oui' ? 'oui' : '';
  return answers;
};

export const formatDeclared = (answers: Declared): Record<string, string> =>
  answers.jour === '' && answers.heure === '' ? {} : { ...answers };

export type Problems = Partial<Record<DeclaredField, Problem>>;

/**
 * Returns the situation and the moment of the discovery. If an answer is invalid, returns the
 * problems instead.
 */
export function readDeclared(answers: Declared, now: number) {
  const place = answers.lieu as PlaceId;
  const moment = parseDiscovery(answers.jour, answers.heure, place, now);
  const problems: Problems = isDelay(Number(answers.delai)) ? {} : { delai: 'delai' };
  if (typeof moment === 'string') problems[moment === 'heure' ? 'heure' : 'jour'] = moment;
  const situation: Situation = {
    place,
    incident: answers.incident as Situation['incident'],
    personalData: answers.donnees as Situation['personalData'],
    workingDays: Number(answers.delai),
    isFinancial: answers.financier === 'oui',
  };
  const isRight = typeof moment === 'number' && !problems.delai;
  return { found: isRight ? { situation, moment } : undefined, problems };
}
