import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { lowerFirst } from '#src/lib/letters.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { Context } from './context.ts';
import { editorialRules } from './editorial.ts';
import type { Passage } from './passages.ts';
import { error, type Problems } from './problem.ts';
import { wordList } from './read.ts';

const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)’/iu;
const word = /(?<![\d\p{L}\p{M}])[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;
/** Finds addresses, e-mail addresses and file names, because the spelling check ignores them. */
const address =
  /https?:\S+|[\w.-]+@[\w.-]+|(?<![\p{L}])[\w-]+(?:\.[\w-]+)*\.(?:fr|org|com|eu|io|ch|example)\b\S*/giu;

const readDictionary = memoize((name) => {
  const settings = createRequire(import.meta.url).resolve(name);
  return decodeTrie(gunzipSync(readFileSync(join(dirname(settings), 'fr-fr.trie.gz'))));
});

/**
 * Reports words that are neither in the dictionary nor in the name of an insurer. Ignores the
 * words that editorial.yaml refuses, because another rule reports them.
 */
export function* checkSpelling(passages: Passage[], list: string, { tables }: Context): Problems {
  const names = Object.values(tables.assureurs.lignes).flatMap(({ nom }) => nom.split(' '));
  const own = new Set([
    ...names,
    ...list.split('\n').map((line) => line.replace(/#.*/, '').trim()),
  ]);
  const dictionary = readDictionary('@cspell/dict-fr-fr');
  // A word may be at the start of a sentence or in capital letters, begin with an elision, or be
  // composed of several words.
  const isKnown = memoize((text): boolean => {
    if (text.length === 1 || own.has(text) || own.has(lowerFirst(text))) return true;
    const forms = [text, lowerFirst(text), text.toLowerCase()];
    if (forms.some((each) => dictionary.hasWord(each, true))) return true;
    const bare = text.replace(elision, '');
    if (bare !== text) return isKnown(bare);
    return text.includes('-') && text.split('-').every(isKnown);
  });
  for (const passage of passages) {
    const text = passage.words.replace(address, ' ').replace(editorialRules.anyWord, ' ');
    for (const [found] of text.replaceAll("'", '’').matchAll(word))
      if (!isKnown(found))
        yield error(
          passage,
          `« ${found} » n’est pas dans le dictionnaire. Corrigez-le, ou ajoutez-le à ` +
            `content/${wordList} s’il est juste.`,
        );
  }
}
