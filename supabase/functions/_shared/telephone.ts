// Finds the first telephone number in a typed text: a French one, a foreign one with its country
// code, otherwise a run of digits.

/** Characters between digits. The range À-ÿ replaces \p{L}, because \p{L} takes long to compile. */
const GAP = '[^A-Za-zÀ-ÿ\\d+]{0,3}';
const repeatDigits = (least: number, most = least) => `(?:${GAP}\\d){${least},${most}}`;
const french = `(?:(?:\\+|00)${GAP}33${GAP}(?:0${GAP})?|0${GAP})[1-9]${repeatDigits(8)}(?!\\d)`;
// Excludes +33, because a French number has exactly nine digits after it.
const international = `(?:\\+|00)(?!${GAP}33)${repeatDigits(7, 15)}(?!${GAP}\\d)`;
const dialablePattern = new RegExp(`(?:^|[^\\d+])(${french}|${international})`);
const digitRuns = new RegExp(`\\+?\\d(?:${GAP}\\d)*`, 'g');

/**
 * Accepts a national number of another country. A number with a leading 0 needs nine more digits,
 * otherwise it is a French number with missing digits.
 */
const isNumber = (run: string) =>
  /^(?:[1-9]\d{5,14}|0[1-9]\d{8,13})$/.test(run.replace(/[^\d+]/g, ''));

const findNumber = (text: string) =>
  dialablePattern.exec(text)?.[1] ?? text.match(digitRuns)?.find(isNumber);

export const isDialable = (text: string) => findNumber(text) !== undefined;

/**
 * Formats a French number in pairs of digits and a foreign one in its own groups. A text with words
 * or a second number keeps its form and gets the link of the first number.
 */
export function formatTelephone(text: string): { value: string; href: string | undefined } {
  const number = findNumber(text);
  if (!number) return { value: text, href: undefined };
  const { shown, link } = formatNumber(number);
  const isAlone = !/[\p{L}\d]/u.test(text.replace(number, ''));
  return { value: isAlone ? shown : text, href: `tel:${link}` };
}

function formatNumber(number: string): { shown: string; link: string } {
  const national = number.replace(/\D/g, '').match(/^(?:(?:00)?330?|0)([1-9]\d{8})$/)?.[1];
  if (national)
    return { shown: `0${national}`.replace(/(\d\d)(?=\d)/g, '$1 '), link: `+33${national}` };
  // Callers from abroad omit the 0 in brackets.
  const groups = number
    .replace('(0)', ' ')
    .replace(/^00/, '+')
    .replace(/[^\d+]+/g, ' ');
  return { shown: groups, link: groups.replaceAll(' ', '') };
}
