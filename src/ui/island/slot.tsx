import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Content that the server renders inside an island, by slot name. The browser takes it from the
 * page, so the props of the island do not contain it again.
 */
export type Slots = Record<string, ReactNode>;

type Props = {
  from: Slots | undefined;
  name: string;
  as?: 'div' | 'span' | 'aside';
  className?: string;
  /** Accessible name of the element. */
  label?: string;
};

// One object for all renders, because React would set the HTML again if it got a new object.
const unchangedHtml = { __html: '' };

const places = new Map<string, Element>();

/** Remembers the slot elements of the server before hydration, because React may replace them. */
export function registerSlots(island: Element): void {
  for (const place of island.querySelectorAll<HTMLElement>('[data-slot]'))
    places.set(place.dataset.slot ?? '', place);
}

/**
 * Renders a slot: an element of an island with content of the server. If React creates the element
 * again, the content moves into the new element.
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
    : { ref: place, suppressHydrationWarning: true, dangerouslySetInnerHTML: unchangedHtml };
  return <Tag data-slot={name} className={className} aria-label={label} {...filledSlots} />;
}
