// Reads the numbers that visitors type into the loss calculator: limits, parsing, query parameters.
import { roundToHundredth } from '#src/lib/numbers.ts';

export type Bounds = {
  min: number;
  max: number;
  /**
   * Meaning of an empty field: « zero », or « unknown » if the visitor does not know the number
   * yet.
   */
  empty?: 'zero' | 'unknown';
};

const MAX_EUROS = 500_000_000_000;
const YEAR_DAYS = 365;

/** Limits of each field. The keys are also the names of the query parameters. */
export const fields = {
  ca: { min: 1, max: MAX_EUROS },
  marge: { min: 0, max: 100, empty: 'unknown' },
  ouvres: { min: 1, max: 7 },
  de: { min: 0, max: 23 },
  a: { min: 1, max: 24 },
  arret: { min: 0, max: YEAR_DAYS },
  reprise: { min: 0, max: YEAR_DAYS, empty: 'zero' },
  frais: { min: 0, max: MAX_EUROS, empty: 'zero' },
  partis: { min: 0, max: 100, empty: 'zero' },
  duree: { min: 0, max: YEAR_DAYS, empty: 'zero' },
  delai: { min: 0, max: YEAR_DAYS * 24, empty: 'zero' },
  plafond: { min: 1, max: MAX_EUROS },
} satisfies Record<string, Bounds>;

export type LossField = keyof typeof fields;
export const fieldNames = Object.keys(fields) as LossField[];

const thousands: Record<string, number> = { k: 1e3, m: 1e6, md: 1e9 };

/**
 * Parses a number such as « 4 000 000 », « 4.000.000 », « 35,5 », « 4 M€ » or « −3 ». Refuses more
 * than two decimals, because the English 4,000 would become four. Also refuses « 1.250 M€ »,
 * because it is ambiguous.
 */
function parseNumber(text: string): number | undefined {
  const plain = text
    // Normalises only full-width characters, because NFKC would also change a superscript (m²) to a
    // digit.
    .replace(/[\uFF01-\uFF5E]+/g, (wide) => wide.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s'’]/g, '')
    .replace(/(€|%|h|heures?|j|jours?)$/, '');
  const found =
    /^([-\u2212]?)([1-9]\d{0,2}(?:\.\d{3})+(?!.*[km])|\d+)(?:[.,](\d{1,2}))?(k|md?)?$/.exec(plain);
  if (!found) return undefined;
  const [, sign, whole = '', decimals = '0', unit = ''] = found;
  const value = Number(`${whole.replaceAll('.', '')}.${decimals}`) * (thousands[unit] ?? 1);
  // Removes the floating-point error of 4.1 × 1,000,000, because the address of the page would
  // contain it.
  const exact = roundToHundredth(value);
  return sign ? -exact : exact;
}

/** Reads the number of a field. Returns undefined if the visitor does not know the number yet. */
export function readNumber(
  text: string,
  { min, max, empty }: Bounds,
): number | undefined | 'invalid' {
  if (text.trim() === '' && empty) return empty === 'zero' ? 0 : undefined;
  const value = parseNumber(text);
  return value === undefined || value < min || value > max ? 'invalid' : value;
}

/** Number of each field. A field without a number has no key. */
export type Numbers = Partial<Record<LossField, number>>;

/**
 * Meaning of the waiting period in a contract. « carence »: the contract never pays these hours. «
 * attente »: if the interruption lasts longer, the contract pays these hours too.
 */
export type Waiting = 'carence' | 'attente';

/**
 * Value in the address for a field that the visitor has left empty. If a field is missing in the
 * address, it has the value of the example.
 */
export const UNANSWERED = 'a-remplir';

export const buildQuery = (
  numbers: Numbers,
  sens: Waiting = 'carence',
): Record<string, string> => ({
  ...Object.fromEntries(fieldNames.map((name) => [name, String(numbers[name] ?? UNANSWERED)])),
  sens,
});
