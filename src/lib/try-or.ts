/**
 * Returns the result of `work`, or `otherwise` if it throws, for example because storage is
 * blocked.
 */
export function tryOr<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
