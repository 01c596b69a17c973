import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { lowerFirst } from '#src/lib/letters.ts';
import { memoize } from '#src/lib/memoize.ts';
import { editorialRules } from './editorial.ts';
import type { Passage } from './passages.ts';
import { error, type Problems } from './problem.ts';
import { wordList } from './read.ts';

const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)’/iu;
const word = /(?<![\d\p{L}\p{M}])[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;
/** Finds addresses, e-mail addresses and file names, because the spelling check ignores them. */
const address =
  /https?:\S+|[\w.-]+@[\w.-]+|(?<![\p{L}])[\w-]+(?:\.[\w-]+)*\.(?:fr|org|com|eu|io|ch|example)\b\S*/giu;

let dictionary: ReturnType<typeof decodeTrie> | undefined;

function readDictionary() {
  const settings = createRequire(import.meta.url).resolve('@cspell/dict-fr-fr');
  return decodeTrie(gunzipSync(readFileSync(join(dirname(settings), 'fr-fr.trie.gz'))));
}

/**
 * Returns whether the dictionary contains a word. Also tries it in lower case, because it may be at
 * the start of a sentence or in capital letters.
 */
const isFrench = memoize((text) => {
  dictionary ??= readDictionary();
  const forms = [text, lowerFirst(text), text.toLowerCase()];
  return forms.some((each) => dictionary?.hasWord(each, true));
});

/**
 * Reports words that the dictionary lacks. Ignores the words that editorial.yaml refuses, because
 * another rule reports them.
 */
export function* checkSpelling(passages: Passage[], list: string): Problems {
  const own = new Set(list.split('\n').map((line) => line.replace(/#.*/, '').trim()));
  const isKnown = (text: string): boolean => {
    if (text.length === 1 || own.has(text) || own.has(lowerFirst(text)) || isFrench(text))
      return true;
    const bare = text.replace(elision, '');
    if (bare !== text) return isKnown(bare);
    const parts = text.split('-');
    return parts.length > 1 && parts.every(isKnown);
  };
  const reported = new Set<string>();
  for (const passage of passages) {
    const text = passage.words
      .replace(address, ' ')
      .replace(editorialRules.anyWord, ' ')
      .replaceAll("'", '’');
    for (const [found] of text.matchAll(word)) {
      const key = `${passage.file} ${found}`;
      if (isKnown(found) || reported.has(key)) continue;
      reported.add(key);
      yield error(
        passage,
        `« ${found} » n’est pas dans le dictionnaire. Corrigez-le, ou ajoutez-le à ` +
          `content/${wordList} s’il est juste.`,
      );
    }
  }
}
