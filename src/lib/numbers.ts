// Formats numbers as in French, with a no-break space between thousands and before units.

export const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

/**
 * Formats a number with its noun: « 1 réponse », « 3 réponses ». In French, zero is singular: « 0
 * réponse ».
 */
export const pluralise = (count: number, one: string, several = `${one}s`) =>
  `${count}\u00A0${count < 2 ? one : several}`;

/** Formats a number: 45000 becomes « 45 000 », 4.5 becomes « 4,5 ». */
export function formatNumber(value: number): string {
  const [whole = '0', decimals] = Math.abs(value).toString().split('.');
  const grouped =
    whole.length > 4
      ? whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE)
      : whole.replace(/^(\d)(\d{3})$/, `$1${NO_BREAK_SPACE}$2`);
  return `${value < 0 ? MINUS : ''}${grouped}${decimals ? `,${decimals}` : ''}`;
}

/** Formats an amount: 500000 becomes « 500 000 € », 2000000 becomes « 2 M€ ». */
export function formatEuros(value: number): string {
  if (value >= 1e9) return `${formatNumber(roundToHundredth(value / 1e9))}${NO_BREAK_SPACE}Md€`;
  if (value >= 1e6) return `${formatNumber(roundToHundredth(value / 1e6))}${NO_BREAK_SPACE}M€`;
  return `${formatNumber(value)}${NO_BREAK_SPACE}€`;
}

/** Formats an amount without an abbreviation: 2000000 becomes « 2 000 000 € ». */
export const formatEurosInFull = (value: number): string =>
  `${formatNumber(value)}${NO_BREAK_SPACE}€`;

/** Rounds to two decimals, which is the precision of all numbers of the site. */
export const roundToHundredth = (value: number) => Math.round(value * 100) / 100;

const words =
  `zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize
  dix-sept dix-huit dix-neuf`.split(/\s+/);

/** Writes a number below 30 in words, a larger one in digits: « sept », « vingt-sept », « 31 ». */
export function spellCount(count: number): string {
  if (count === 20) return 'vingt';
  if (count > 20 && count < 30) return `vingt${count === 21 ? ' et ' : '-'}${words[count - 20]}`;
  return words[count] ?? formatNumber(count);
}

/** Formats a rating with one decimal: « 4,5 », « 4,0 ». */
export const formatRating = (value: number) => value.toFixed(1).replace('.', ',');

const singular: Record<string, string> = {
  jours: 'jour',
  ans: 'an',
  'jours ouvrés': 'jour ouvré',
  'jours ouvrables': 'jour ouvrable',
};

/**
 * Formats a value, or a range of two values, with its unit: « 1 jour », « 8 à 72 h », « 500 000 € à
 * 5 M€ ».
 */
export function formatFigure(value: number | readonly [number, number], unit: string): string {
  if (typeof value === 'number') return formatWithUnit(value, unit);
  const [low, high] = value;
  if (unit === '€') {
    const [from, to] = [formatEuros(low).split(NO_BREAK_SPACE), formatEuros(high)];
    // If both values have the same unit, writes it only once: « 2 à 10 M€ », but « 50 M€ à 1 Md€ ».
    const hasSameUnit = to.endsWith(`${NO_BREAK_SPACE}${from.at(-1)}`);
    const lower = (hasSameUnit ? from.slice(0, -1) : from).join(NO_BREAK_SPACE);
    return `${lower}${NO_BREAK_SPACE}à${NO_BREAK_SPACE}${to}`;
  }
  return `${formatNumber(low)}${NO_BREAK_SPACE}à${NO_BREAK_SPACE}${formatWithUnit(high, unit)}`;
}

function formatWithUnit(value: number, unit: string): string {
  if (unit === '€') return formatEuros(value);
  if (unit === 'nombre') return formatNumber(value);
  if (unit === 'année') return String(value);
  if (unit === 'sur 5') return `${formatRating(value)}${NO_BREAK_SPACE}sur${NO_BREAK_SPACE}5`;
  const word = value < 2 ? (singular[unit] ?? unit) : unit;
  return `${formatNumber(value)}${NO_BREAK_SPACE}${word}`;
}
