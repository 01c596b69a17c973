// Applies the rules of French typography that need no decision by a writer. Use it for words only,
// never for code, addresses or attributes. Applying it twice changes nothing.
import { months } from './dates.ts';

const nnbsp = '\u202F';
const nbsp = '\u00A0';
const space = '[ \\u00A0\\u202F\\u2009]';

const symbolUnits = '€|k€|M€|Md€|%|h|min|ms|s|px|ko|Mo|Go|To|km|kg|°C';
const wordUnits =
  'euros?|heures?|minutes?|secondes?|jours?|semaines?|mois|ans?|années?|millions?|milliards?' +
  '|salariés?|personnes?|signes?|mots?';
const letters = '[\\p{L}\\p{M}]';

type Rule = [RegExp, string | ((match: string, ...groups: string[]) => string)];
const rule = (pattern: string, replacement: Rule[1], flags = 'gu'): Rule => [
  new RegExp(pattern, flags),
  replacement,
];

const rules: Rule[] = [
  // Repeated spaces, spaces before a comma or full stop, and repeated dots.
  rule('[ \\t]{2,}', ' '),
  rule(`${space}+(?=[,.…])(?!\\.\\d)`, ''),
  rule('\\.{3,}', '…'),
  // Apostrophes: « l'eau » becomes « l’eau ».
  rule(`(?<=${letters})'(?=[\\p{L}\\d«])`, '’'),
  rule(`(?<=\\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu))'(?= ?«)`, '’', 'giu'),
  // Ligatures: « oeuvre » becomes « œuvre ».
  rule('\\b(c|s|b|v|n)oe(u)', '$1œ$2', 'giu'),
  rule('\\bOe(?=uvre|il|ufs?\\b)', 'Œ'),
  rule('(?:\\b|(?<=\\b[Mm]an))oe(?=uvre|il|ufs?\\b)', 'œ'),
  // Ordinal numbers: « 1ère » becomes « 1re », « 2ème » becomes « 2e ».
  rule('\\b1(?:ère|ere|ière)(s?)\\b', '1re$1'),
  rule('\\b1(?:ier)(s?)\\b', '1er$1'),
  rule('\\b(\\d+)(?:è|ème|eme|ième|ieme)(s?)(?!\\p{L})', '$1e$2'),
  // Amounts: « 2 M € » becomes « 2 M€ ».
  rule(`(\\d)${space}?(k|M|Md)${space}+€`, `$1${nbsp}$2€`),
  // Thousands: a no-break space, as in « 45 000 ». The site's fonts hardly show a narrow one.
  rule(
    `(?<![\\d,./-])(\\d{1,3})((?:${space}\\d{3})+)(?![\\d])`,
    (_match, first, rest) => `${first}${rest.replace(new RegExp(space, 'gu'), nbsp)}`,
  ),
  rule(`(?<![\\d,./-])(?<!\\d${space})(\\d{4,})(?=${space}?(?:€|k€|M€|Md€|euros?))`, (digits) =>
    digits.replace(/\B(?=(\d{3})+$)/g, nbsp),
  ),
  // No-break space between a number and its unit.
  rule(`(\\d)${space}?(${symbolUnits})(?![\\p{L}\\p{M}\\d'’])`, `$1${nbsp}$2`),
  rule(`(\\d)${space}(${wordUnits})(?![\\p{L}\\p{M}])`, `$1${nbsp}$2`),
  // No-break spaces in ranges, telephone numbers and after abbreviations.
  rule(`(\\d|€|%)${space}à${space}(?=\\d)`, `$1${nbsp}à${nbsp}`),
  rule(
    '(?<!\\d)0(\\d)((?:[ \\u00A0\\u202F]\\d\\d){4})(?!\\d)',
    (_match, digit, rest) => `0${digit}${rest.replace(/[ \u202F]/g, nbsp)}`,
  ),
  rule(`\\b(n[°º]|art\\.|p\\.|M\\.|MM\\.|Mme|Dr|av\\.)${space}(?=[\\p{Lu}\\d])`, `$1${nbsp}`),
  rule(`(§)${space}?(?=\\d)`, `$1${nbsp}`),
  rule(`\\b([Aa]rticles?)${space}(?=[LR]?\\d)`, `$1${nbsp}`),
  // No-break space between a day and its month (1er octobre), and between a name and its number
  // (NIS 2).
  rule(`(?<![\\d,.])(\\d{1,2}|1er)${space}(${months.join('|')})(?!\\p{L})`, `$1${nbsp}$2`),
  rule(`\\b(NIS|MIF|DSP)${space}(?=\\d)`, `$1${nbsp}`),
  // No-break spaces inside guillemets « ».
  rule(`«${space}*(?=\\S)`, `«${nbsp}`),
  rule(`(?<=\\S)${space}*»`, `${nbsp}»`),
  // Narrow no-break space before ; ! ? and a wide one before :, except in times and addresses.
  rule(`(?<=[^\\s«])${space}+(?=[;!?])`, nnbsp),
  rule(`(?<=[^\\s«])${space}+(?=:)`, nbsp),
  rule(`(?<=[\\p{L}\\p{M}\\d)»%€])(?=[;!?]+(?:[\\s)»]|$))`, nnbsp),
  rule(`(?<=[\\p{L}\\p{M}\\d)»%€])(?=:(?:\\s|$))`, nbsp),
];

export const applyTypography = (text: string): string =>
  rules.reduce(
    (current, [pattern, replacement]) => current.replace(pattern, replacement as string),
    text,
  );
