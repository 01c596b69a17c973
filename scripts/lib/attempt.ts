/** What some work gives; nothing, if it throws: for what others have written, which may be anything. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
