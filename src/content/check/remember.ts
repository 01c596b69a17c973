/** The same text gives the same result: in development, only what was changed is read again. */
export function remember<Result>(work: (text: string) => Result, most = 5000): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    if (known.size >= most) known.clear();
    known.set(text, result);
    return result;
  };
}
