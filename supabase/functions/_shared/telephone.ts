// Finds the first telephone number in a typed text: preferably a French number or a foreign number
// with its country code, otherwise a sequence of digits of plausible length.

/**
 * Matches up to three characters between two digits. The range À-ÿ replaces \p{L}, because \p{L}
 * takes long to compile.
 */
const GAP = '[^A-Za-zÀ-ÿ\\d+]{0,3}';
const repeatDigits = (least: number, most = least) => `(?:${GAP}\\d){${least},${most}}`;
const french = `(?:(?:\\+|00)${GAP}33${GAP}(?:0${GAP})?|0${GAP})[1-9]${repeatDigits(8)}(?!\\d)`;
// Excludes +33, because a French number has exactly nine digits after +33.
const international = `(?:\\+|00)(?!${GAP}33)${repeatDigits(7, 15)}(?!${GAP}\\d)`;
const dialablePattern = new RegExp(`(?:^|[^\\d+])(${french}|${international})`);
const digitRuns = new RegExp(`\\+?\\d(?:${GAP}\\d)*`, 'g');

/**
 * Returns whether digits without a country code may be a number: 6 to 15 digits, or at least 10
 * after a leading 0, because a shorter number would be an incomplete French number.
 */
const isNumber = (run: string) =>
  /^(?:[1-9]\d{5,14}|0[1-9]\d{8,13})$/.test(run.replace(/[^\d+]/g, ''));

const findNumber = (text: string) =>
  dialablePattern.exec(text)?.[1] ?? text.match(digitRuns)?.find(isNumber);

export const isDialable = (text: string) => findNumber(text) !== undefined;

/**
 * Formats a French number in pairs of digits and keeps the groups of a foreign number. If the text
 * also contains words or a second number, returns it unchanged, with a link to the first number.
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
  // Removes the 0 in « +44 (0)20 », because callers from abroad do not dial it.
  const groups = number
    .replace('(0)', ' ')
    .replace(/^00/, '+')
    .replace(/[^\d+]+/g, ' ');
  return { shown: groups, link: groups.replaceAll(' ', '') };
}
