import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Markup that the server renders inside an island, by name. The data of the island does not contain
 * it, because the page does.
 */
export type Slots = Record<string, ReactNode>;

type Props = {
  from: Slots | undefined;
  name: string;
  as?: 'div' | 'span' | 'aside';
  className?: string;
  /** The name of the region. */
  label?: string;
};

// One object for all drawings: React writes the HTML again where it finds another.
const asFound = { __html: '' };

const places = new Map<string, Element>();

/** Before React takes an island over: it may throw away what it finds. */
export function keepSlots(island: Element): void {
  for (const place of island.querySelectorAll<HTMLElement>('[data-slot]'))
    places.set(place.dataset.slot ?? '', place);
}

/**
 * A place in an island for HTML of the server. When React renders the place again, the HTML is
 * moved back.
 */
export function Slot({ from, name, as: Tag = 'div', className, label }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = places.get(name);
    if (!place.current || before === place.current) return;
    if (before) place.current.replaceChildren(...before.childNodes);
    places.set(name, place.current);
  }, [name]);
  const given = from
    ? { children: from[name] }
    : { ref: place, suppressHydrationWarning: true, dangerouslySetInnerHTML: asFound };
  return <Tag data-slot={name} className={className} aria-label={label} {...given} />;
}
