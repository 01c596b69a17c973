'use client';

// The folder accordion/ contains the accordion of questions for islands.
import * as Radix from '@radix-ui/react-accordion';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { answerSlot, questionSlot } from './slots.ts';
import { triggerStyle } from './trigger-style.ts';

/**
 * Question of an accordion; its texts are in slots. A search sets `hidden` and does not remove the
 * item, because rendering the texts again would take time.
 */
type AccordionItem = { id: string; hidden?: boolean; below?: ReactNode };
export type AccordionGroup = { id: string; heading?: ReactNode; items: AccordionItem[] };

const selector = '.accordion-panel[data-state="open"]';

/**
 * Renders an accordion with at most one open item. Before hydration, island-accordion.element.ts
 * opens and closes the panels. The effect below reads which panel is open, so that it stays open.
 */
export function Accordion({ groups, slots }: { groups: AccordionGroup[]; slots?: Slots }) {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState('');

  useEffect(() => {
    root.current?.setAttribute('data-alive', '');
    const openItem = root.current
      ?.querySelector(selector)
      ?.closest<HTMLElement>('.accordion-item')?.id;
    if (openItem) setOpen(openItem);
  }, []);

  return (
    <Radix.Root asChild type="single" collapsible value={open} onValueChange={setOpen}>
      <island-accordion ref={root} className="block">
        {groups.map(({ id, heading, items }) => (
          <section
            key={id}
            className={`${heading ? 'accordion-titled' : 'accordion-columns @lg:[&_button]:text-base'} not-first:mt-10`}
            hidden={items.every(({ hidden }) => hidden)}
            {...(heading ? { 'aria-labelledby': id } : {})}
          >
            {heading && (
              <h2 id={id} className="type-title mb-3">
                {heading}
              </h2>
            )}
            <div className="accordion">
              {items.map((item) => (
                <Item key={item.id} {...item} isOpen={open === item.id} slots={slots} />
              ))}
            </div>
          </section>
        ))}
      </island-accordion>
    </Radix.Root>
  );
}

type ItemProps = AccordionItem & { isOpen: boolean; slots: Slots | undefined };

/**
 * Sets the ids and the ARIA attributes here. Radix would derive ids from the React tree, which is
 * not the same on the server, and would measure each panel, although this design needs no height.
 */
const Item = memo(({ id, hidden = false, below, isOpen, slots }: ItemProps) => (
  // Disables hidden items, because the arrow keys skip disabled items.
  <Radix.Item
    id={id}
    value={id}
    className="accordion-item"
    hidden={hidden}
    disabled={hidden}
    data-item
  >
    <Radix.Header>
      <Radix.Trigger className={triggerStyle} id={`${id}-question`} aria-controls={`${id}-reponse`}>
        <span>
          <Slot from={slots} name={questionSlot(id)} as="span" />
          {below}
        </span>
        <Sign name="chevron" />
      </Radix.Trigger>
    </Radix.Header>
    {/* island-accordion.element.ts may change `hidden` and `data-state` before hydration, so
        React must not warn about the difference. */}
    <section
      id={`${id}-reponse`}
      aria-labelledby={`${id}-question`}
      className="accordion-panel"
      data-state={isOpen ? 'open' : 'closed'}
      suppressHydrationWarning
    >
      <Slot from={slots} name={answerSlot(id)} className="accordion-answer" />
    </section>
  </Radix.Item>
));
