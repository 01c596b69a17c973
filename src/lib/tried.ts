/**
 * What the work gives, or this instead where it cannot be done: storage is blocked, a text is not
 * what it should be.
 */
export function tried<Value>(work: () => Value, otherwise: Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
