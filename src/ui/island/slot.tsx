import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Server-rendered markup inside an island, by slot name. The island's props do not contain it,
 * because the page already does.
 */
export type Slots = Record<string, ReactNode>;

type Props = {
  from: Slots | undefined;
  name: string;
  as?: 'div' | 'span' | 'aside';
  className?: string;
  /** Accessible name of the region. */
  label?: string;
};

// This object is shared by all renders, because React sets the HTML again if the object changes.
const asFound = { __html: '' };

const places = new Map<string, Element>();

/** Registers the server's slot elements before hydration, because React may discard them. */
export function keepSlots(island: Element): void {
  for (const place of island.querySelectorAll<HTMLElement>('[data-slot]'))
    places.set(place.dataset.slot ?? '', place);
}

/**
 * Renders an element of an island that contains HTML of the server. If React creates the element
 * again, moves the HTML into the new element.
 */
export function Slot({ from, name, as: Tag = 'div', className, label }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const before = places.get(name);
    if (!place.current || before === place.current) return;
    if (before) place.current.replaceChildren(...before.childNodes);
    places.set(name, place.current);
  }, [name]);
  const filledSlots = from
    ? { children: from[name] }
    : { ref: place, suppressHydrationWarning: true, dangerouslySetInnerHTML: asFound };
  return <Tag data-slot={name} className={className} aria-label={label} {...filledSlots} />;
}
