/** Returns a default value if a call throws, for example for blocked storage or malformed JSON. */
export function tryOr<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
