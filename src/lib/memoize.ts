const mostSigns = 1_000_000;

/**
 * The same text gives the same result: in development, only what was changed is read again. Of a
 * site ten times this one's size not everything is kept: what is read of a text can weigh a hundred
 * times as much.
 */
export function memoize<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  let signs = 0;
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    if (signs >= mostSigns) {
      known.clear();
      signs = 0;
    }
    known.set(text, result);
    signs += text.length;
    return result;
  };
}
