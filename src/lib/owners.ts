/**
 * Creates a function that remembers the first owner of each name. For a second owner of the same
 * name, it returns the first owner.
 */
export function owners<Owner = string>() {
  const firstOwners = new Map<string, Owner>();
  return (name: string, owner: Owner): Owner | undefined => {
    const first = firstOwners.get(name);
    if (first === undefined) firstOwners.set(name, owner);
    return first;
  };
}
