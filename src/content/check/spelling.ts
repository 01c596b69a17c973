import { lowerFirst } from '#src/lib/letters.ts';
import { memoize } from '#src/lib/memoize.ts';
import { isFrench } from './dictionary.ts';
import { error, type Problems } from './problem.ts';
import type { Passage } from './prose.ts';
import { owners } from './rule.ts';
import { withoutEnglish } from './voice.ts';

/**
 * The words of the trade and the names that no dictionary has, one a line; what follows # is for
 * the writers.
 */
export const wordList = 'orthographe.txt';

const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)’/iu;
const word = /(?<![\d\p{L}\p{M}])[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;
/** Addresses, names of files and e-mails are no words. */
const address =
  /https?:\S+|[\w.-]+@[\w.-]+|(?<![\p{L}])[\w-]+(?:\.[\w-]+)*\.(?:fr|org|com|eu|io|ch|example)\b\S*/giu;

const ownWords = memoize(
  (list) => new Set(list.split('\n').map((line) => line.replace(/#.*/, '').trim())),
);

/** At the head of a sentence or in capitals a word is the same word. */
const known = memoize((text) => {
  const typed = text.replaceAll('’', "'");
  return [typed, lowerFirst(typed), typed.toLowerCase()].some(isFrench);
});

export function* checkSpelling(passages: Passage[], list: string): Problems {
  const own = ownWords(list);
  const isKnown = (text: string): boolean => {
    if (text.length === 1 || own.has(text) || own.has(lowerFirst(text)) || known(text)) return true;
    const bare = text.replace(elision, '');
    if (bare !== text) return isKnown(bare);
    const parts = text.split('-');
    return parts.length > 1 && parts.every(isKnown);
  };
  const ownerOf = owners<Passage>();
  for (const passage of passages)
    for (const [text] of withoutEnglish(passage.words.replace(address, ' '))
      .replaceAll("'", '’')
      .matchAll(word)) {
      const message = `« ${text} » n’est pas dans le dictionnaire. Corrigez-le, ou ajoutez-le à content/${wordList} s’il est juste.`;
      if (!isKnown(text) && !ownerOf(`${passage.file} ${text}`, passage))
        yield error(passage, message);
    }
}
