/** For calls that may throw: blocked storage, malformed JSON. */
export function tryOr<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
