import { error, type Problems } from './problem.ts';
import type { Passage } from './prose.ts';
import { english, names, trade, worn } from './voice-words.ts';

type Rule = [pattern: RegExp, instead: string];

/** Words as they stand by themselves, and what is said of one that is found. */
const rulesOf = (rules: Rule[], said: (found: string, instead: string) => string) =>
  rules.map(([{ source }, instead]) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{M}-])(?:${source})(?![\\p{L}\\p{M}])`, 'giu'),
    message: (found: string) => said(found, instead),
  }));

const wornWords = rulesOf(worn, (found, instead) => `« ${found} » : un mot usé. ${instead}.`);
const englishWords = rulesOf(
  english,
  (found, french) => `« ${found} » a un nom français : ${french}.`,
);
const tradeWords = rulesOf(
  trade,
  (found, instead) => `« ${found} » n’est pas le mot juste. ${instead}.`,
);
const rules = [...wornWords, ...englishWords, ...tradeWords];

const anyOf = (some: typeof rules, flags: string) =>
  new RegExp(some.map(({ pattern }) => pattern.source).join('|'), flags);
const anyEnglish = anyOf(englishWords, 'giu');
/** For those who have nothing more to say of English words. */
export const withoutEnglish = (text: string) => text.replace(anyEnglish, ' ');
/** Nearly every passage has none: one look at each is enough to know. */
const any = anyOf(rules, 'iu');

/** A line holds no components: there, the only way is another word. */
const overrule = (form: Passage['form']) =>
  ['ligne', 'moteurs', 'intitulé'].includes(form)
    ? ''
    : ' S’il le faut vraiment, <Libre raison="…">…</Libre>.';

/** Phishing is what everyone types: it may stand in brackets after its French name. */
const isAllowed = (found: string, before: string) =>
  /phishing/i.test(found) && before.endsWith('(');

const dash =
  'Un tiret entre deux idées. Faites deux phrases, ou employez une virgule, deux-points ou des parenthèses.';

/** Turns that a text takes when nobody wrote it. A writer who means one says why. */
export function* checkVoice(passages: Passage[]): Problems {
  const double = new Set(
    passages
      .filter(({ words }) => /double authentification/i.test(words))
      .map(({ route }) => route),
  );
  for (const passage of passages) {
    const { route, checked, form } = passage;
    const text = checked.replace(names, '');
    for (const { pattern, message } of any.test(text) ? rules : [])
      for (const { 0: found, index } of text.matchAll(pattern))
        if (!isAllowed(found, text.slice(0, index)))
          yield error(passage, `${message(found)}${overrule(form)}`);
    if (/!/.test(text))
      yield error(passage, `Un point d’exclamation : la phrase se passe de lui.${overrule(form)}`);
    if (form !== 'cellule' && /\s[–—]\s/.test(text)) yield error(passage, dash);
    if (/\bMFA\b/.test(text) && !double.has(route))
      yield error(
        passage,
        '« MFA » sans son nom français dans la page : écrivez d’abord « double authentification ».',
      );
  }
}
