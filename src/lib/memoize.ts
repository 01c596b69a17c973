const MAX_CACHED_CHARACTERS = 1_000_000;

/**
 * Caches the result for each text, so that in development only changed texts are parsed again.
 * Empties the cache when it is full, because a result can need a hundred times the memory of its
 * text.
 */
export function memoize<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  let cachedCharacters = 0;
  return (text) => {
    const cached = results.get(text);
    if (cached !== undefined) return cached;
    const result = work(text);
    if (cachedCharacters >= MAX_CACHED_CHARACTERS) {
      results.clear();
      cachedCharacters = 0;
    }
    results.set(text, result);
    cachedCharacters += text.length;
    return result;
  };
}
