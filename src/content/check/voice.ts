import { error, type Problem } from './problem.ts';
import type { Passage } from './prose.ts';
import { english, names, trade, worn } from './voice-words.ts';

const whole = ([pattern, instead]: [RegExp, string]): [RegExp, string] => [
  new RegExp(`(?<![\\p{L}\\p{M}-])(?:${pattern.source})(?![\\p{L}\\p{M}])`, 'giu'),
  instead,
];
const wornWords = worn.map(whole);
const englishWords = english.map(whole);
const tradeWords = trade.map(whole);
const anyEnglish = new RegExp(englishWords.map(([{ source }]) => source).join('|'), 'giu');

/** For those who have nothing more to say of English words. */
export const withoutEnglish = (text: string) => text.replace(anyEnglish, ' ');
/** Nearly every passage has none: one look at each is enough to know. */
const any = new RegExp([...worn, ...english, ...trade].map(([{ source }]) => source).join('|'), 'iu');

/** A line holds no components: there, the only way is another word. */
const overrule = (form: Passage['form']) =>
  ['ligne', 'moteurs', 'intitulé'].includes(form) ? '' : ' S’il le faut vraiment, <Libre raison="…">…</Libre>.';

/** Phishing is what everyone types: it may stand in brackets after its French name. */
const allowed = (found: string, before: string) => /phishing/i.test(found) && before.endsWith('(');

/** Turns that a text takes when nobody wrote it. A writer who means one says why. */
export function checkVoice(passages: Passage[]): Problem[] {
  const double = new Set(passages.filter(({ words }) => /double authentification/i.test(words)).map(({ route }) => route));
  return passages.flatMap(({ file, line, route, checked, form }) => {
    const problems: Problem[] = [];
    const text = checked.replace(names, '');
    const add = (message: string) => problems.push(error(file, line, message));
    const suspect = any.test(text);
    for (const [pattern, instead] of suspect ? wornWords : [])
      for (const [found] of text.matchAll(pattern)) add(`« ${found} » : un mot usé. ${instead}.${overrule(form)}`);
    for (const [pattern, french] of suspect ? englishWords : [])
      for (const match of text.matchAll(pattern))
        if (!allowed(match[0], text.slice(0, match.index)))
          add(`« ${match[0]} » a un nom français : ${french}.${overrule(form)}`);
    for (const [pattern, instead] of suspect ? tradeWords : [])
      for (const [found] of text.matchAll(pattern)) add(`« ${found} » n’est pas le mot juste. ${instead}.${overrule(form)}`);
    if (/!/.test(text)) add(`Un point d’exclamation : la phrase se passe de lui.${overrule(form)}`);
    if (form !== 'cellule' && /\s[–—]\s/.test(text))
      add('Un tiret entre deux idées. Faites deux phrases, ou employez une virgule, deux-points ou des parenthèses.');
    if (/\bMFA\b/.test(text) && !double.has(route))
      add('« MFA » sans son nom français dans la page : écrivez d’abord « double authentification ».');
    return problems;
  });
}
