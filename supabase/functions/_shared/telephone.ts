// The first number that one can dial in what was typed: French, or foreign with its country, or
// else the digits.

/**
 * What people put between digits. The letters are few: an expression that names all there are takes
 * long to prepare.
 */
const gap = '[^A-Za-zÀ-ÿ\\d+]{0,3}';
const digits = (least: number, most = least) => `(?:${gap}\\d){${least},${most}}`;
const french = `(?:(?:\\+|00)${gap}33${gap}(?:0${gap})?|0${gap})[1-9]${digits(8)}(?!\\d)`;
// A number with the country code of France has nine digits after it, or one digit is missing.
const international = `(?:\\+|00)(?!${gap}33)${digits(7, 15)}(?!${gap}\\d)`;
const known = new RegExp(`(?:^|[^\\d+])(${french}|${international})`);
const runs = new RegExp(`\\+?\\d(?:${gap}\\d)*`, 'g');

/**
 * Neither of ours nor with its country: enough digits, and more of them after a 0, or some of ours
 * are missing.
 */
const isNumber = (run: string) =>
  /^(?:[1-9]\d{5,14}|0[1-9]\d{8,13})$/.test(run.replace(/[^\d+]/g, ''));

const firstNumber = (text: string) => known.exec(text)?.[1] ?? text.match(runs)?.find(isNumber);

export const isDialable = (text: string) => firstNumber(text) !== undefined;

/**
 * A French number in pairs of digits, a foreign one in the groups it came in, both with their
 * international link. What has words or a second number beside it stays as it was typed, and links
 * its first.
 */
export function dialable(text: string): { value: string; href: string | undefined } {
  const number = firstNumber(text);
  if (!number) return { value: text, href: undefined };
  const { shown, link } = written(number);
  const isAlone = !/[\p{L}\d]/u.test(text.replace(number, ''));
  return { value: isAlone ? shown : text, href: `tel:${link}` };
}

function written(number: string): { shown: string; link: string } {
  const national = number.replace(/\D/g, '').match(/^(?:(?:00)?330?|0)([1-9]\d{8})$/)?.[1];
  if (national)
    return { shown: `0${national}`.replace(/(\d\d)(?=\d)/g, '$1 '), link: `+33${national}` };
  // 0 in brackets is dialled inside the country only.
  const groups = number
    .replace('(0)', ' ')
    .replace(/^00/, '+')
    .replace(/[^\d+]+/g, ' ');
  return { shown: groups, link: groups.replaceAll(' ', '') };
}
