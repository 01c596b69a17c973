// Numbers as people type them, what an answer may be, and how an address holds them.
import { hundredth } from '#src/lib/numbers.ts';

export type Bounds = {
  min: number;
  max: number;
  /** What an empty field means: nothing at all, or that the answer is not known yet. */
  empty?: 'zero' | 'unknown';
};

const mostEuros = 500_000_000_000;
const year = 365;

/** By the names that the address gives them. */
export const fields = {
  ca: { min: 1, max: mostEuros },
  marge: { min: 0, max: 100, empty: 'unknown' },
  ouvres: { min: 1, max: 7 },
  de: { min: 0, max: 23 },
  a: { min: 1, max: 24 },
  arret: { min: 0, max: year },
  reprise: { min: 0, max: year, empty: 'zero' },
  frais: { min: 0, max: mostEuros, empty: 'zero' },
  partis: { min: 0, max: 100, empty: 'zero' },
  duree: { min: 0, max: year, empty: 'zero' },
  delai: { min: 0, max: year * 24, empty: 'zero' },
  plafond: { min: 1, max: mostEuros },
} satisfies Record<string, Bounds>;

export type LossField = keyof typeof fields;
export const fieldNames = Object.keys(fields) as LossField[];

/** What is wrong with an answer. */
export type Problem = 'absent' | 'nombre' | 'petit' | 'grand';

const thousands: Record<string, number> = { k: 1e3, m: 1e6, md: 1e9 };

/**
 * 4 000 000; 4.000.000; 35,5; 4 M€; −3. An English 4,000 would be read as four: more than two
 * decimals are refused. So are dotted groups before a unit: 1.250 M€ may be meant either way.
 */
function numberOf(text: string): number | undefined {
  const plain = text
    // Wide digits are digits; what stands above or below the line is none.
    .replace(/[\uFF01-\uFF5E]+/g, (wide) => wide.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s'’]/g, '')
    .replace(/(€|%|h|heures?|j|jours?)$/, '');
  const found =
    /^([-\u2212]?)([1-9]\d{0,2}(?:\.\d{3})+(?!.*[km])|\d+)(?:[.,](\d{1,2}))?(k|md?)?$/.exec(plain);
  if (!found) return undefined;
  const [, sign, whole = '', decimals = '0', unit = ''] = found;
  const value = Number(`${whole.replaceAll('.', '')}.${decimals}`) * (thousands[unit] ?? 1);
  // 4.1 times a million has a rest, which no address would take back.
  const exact = hundredth(value);
  return sign ? -exact : exact;
}

/**
 * The answer as a number, or what is wrong with it; `undefined` is an answer that is not known yet.
 */
export function readNumber(
  text: string,
  { min, max, empty }: Bounds,
): number | undefined | Problem {
  if (text.trim() === '') {
    if (empty === undefined) return 'absent';
    return empty === 'zero' ? 0 : undefined;
  }
  const value = numberOf(text);
  if (value === undefined) return 'nombre';
  if (value < min) return 'petit';
  return value > max ? 'grand' : value;
}

/** A firm, its stop and its contract; what is left to fill in is not there. */
export type Numbers = Partial<Record<LossField, number>>;

/**
 * Under a « délai de carence » the first hours are never paid; under a « délai d'attente » all is,
 * once it has passed.
 */
export type Waiting = 'carence' | 'attente';

/**
 * How an address says that an answer is left to fill in: without a word of it an example's would
 * stand.
 */
export const toFill = 'a-remplir';

/** As the address holds them. */
export const queryOf = (numbers: Numbers, sens: Waiting = 'carence'): Record<string, string> => ({
  ...Object.fromEntries(fieldNames.map((name) => [name, String(numbers[name] ?? toFill)])),
  sens,
});
