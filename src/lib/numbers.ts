// How the site writes numbers: thousands and units held together by a narrow no-break space.

const narrow = '\u202F';
const wide = '\u00A0';
const minus = '\u2212';

/** « 1 réponse », « 3 réponses »; French counts nothing in the singular. */
export const many = (count: number, one: string, several = `${one}s`) =>
  `${count}\u00A0${count < 2 ? one : several}`;

/** 45000 → 45 000; 4.5 → 4,5. */
export function formatNumber(value: number): string {
  const [whole = '0', decimals] = Math.abs(value).toString().split('.');
  const grouped =
    whole.length > 4
      ? whole.replace(/\B(?=(\d{3})+$)/g, narrow)
      : whole.replace(/^(\d)(\d{3})$/, `$1${narrow}$2`);
  return `${value < 0 ? minus : ''}${grouped}${decimals ? `,${decimals}` : ''}`;
}

/** 500000 → 500 000 €; from a million on, 2 M€. */
export function formatEuros(value: number): string {
  if (value >= 1e9) return `${formatNumber(hundredth(value / 1e9))}${narrow}Md€`;
  if (value >= 1e6) return `${formatNumber(hundredth(value / 1e6))}${narrow}M€`;
  return `${formatNumber(value)}${narrow}€`;
}

/** 2000000 → 2 000 000 €. */
export const formatEurosInFull = (value: number): string => `${formatNumber(value)}${narrow}€`;

/** As many decimals as are written, and as may be typed. */
export const hundredth = (value: number) => Math.round(value * 100) / 100;

const words =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );

/** A count as a sentence says it: 7 → sept, 27 → vingt-sept, 31 → 31. */
export function inWords(count: number): string {
  if (count === 20) return 'vingt';
  if (count > 20 && count < 30) return `vingt${count === 21 ? ' et ' : '-'}${words[count - 20]}`;
  return words[count] ?? formatNumber(count);
}

/** A rank as a sentence says it: 1 → premier or première, 7 → septième, 21 → vingt et unième. */
export function ordinal(rank: number, isFeminine = false): string {
  if (rank === 1) return isFeminine ? 'première' : 'premier';
  return `${inWords(rank).replace(/e$/, '').replace(/q$/, 'qu').replace(/f$/, 'v')}ième`;
}

/** 4.5 → 4,5 with its decimal even when it is none: 4 → 4,0. */
export const formatRating = (value: number) => value.toFixed(1).replace('.', ',');

const symbols = new Set(['%', 'h', 'h ouvrées', 'min', 's', 'ms', 'px', 'M€']);
const singular: Record<string, string> = {
  jours: 'jour',
  semaines: 'semaine',
  ans: 'an',
  'jours ouvrés': 'jour ouvré',
  'jours ouvrables': 'jour ouvrable',
};

/** A value, or a range of two, with its unit: 8 à 72 h, 500 000 € à 5 M€, 10 à 15 %, 1 jour. */
export function formatFigure(value: number | readonly [number, number], unit: string): string {
  if (typeof value === 'number') return withUnit(value, unit);
  const [low, high] = value;
  if (unit === '€') {
    const [from, to] = [formatEuros(low).split(narrow), formatEuros(high)];
    // One sign for both, where it is the same: 2 à 10 M€, but 50 M€ à 1 Md€.
    return `${(to.endsWith(`${narrow}${from.at(-1)}`) ? from.slice(0, -1) : from).join(narrow)}${wide}à${wide}${to}`;
  }
  return `${formatNumber(low)}${wide}à${wide}${withUnit(high, unit)}`;
}

function withUnit(value: number, unit: string): string {
  if (unit === '€') return formatEuros(value);
  if (unit === 'nombre') return formatNumber(value);
  if (unit === 'année') return String(value);
  if (unit === 'sur 5') return `${formatRating(value)}${wide}sur${wide}5`;
  const word = value < 2 ? (singular[unit] ?? unit) : unit;
  return `${formatNumber(value)}${symbols.has(unit) ? narrow : wide}${word}`;
}
