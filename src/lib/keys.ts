/**
 * Returns the element that an arrow key, Home or End must focus. Returns undefined for other keys.
 */
export function getNextElement(
  list: HTMLElement[],
  from: Element | null,
  key: string,
): HTMLElement | undefined {
  const at = list.indexOf(from as HTMLElement);
  const places: Record<string, number> = {
    ArrowDown: (at + 1) % list.length,
    ArrowUp: Math.max(at, 0) - 1,
    Home: 0,
    End: -1,
  };
  const place = places[key];
  return place === undefined ? undefined : list.at(place);
}
