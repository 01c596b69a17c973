'use client';

// accordion/: questions that unfold.
import * as Radix from '@radix-ui/react-accordion';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';

/** What a search leaves aside stays in the page, hidden: to bring it back costs nothing. */
type AccordionItem = { id: string; question: ReactNode; answer: ReactNode; hidden?: boolean };
export type AccordionGroup = { id: string; heading?: ReactNode; items: AccordionItem[] };

const selector = '.accordion-panel[data-state="open"]';

/**
 * Single-open and collapsible. The frame already opens and closes it before this takes over, from the same
 * attributes: what it finds open stays open.
 */
export function Accordion({ groups }: { groups: AccordionGroup[] }) {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState('');

  useEffect(() => {
    root.current?.setAttribute('data-alive', '');
    const openItem = root.current?.querySelector(selector)?.closest<HTMLElement>('.accordion-item')?.id;
    if (openItem) setOpen(openItem);
  }, []);

  return (
    <Radix.Root ref={root} className="accordions" type="single" collapsible value={open} onValueChange={setOpen}>
      {groups.map(({ id, heading, items }) => (
        <section
          key={id}
          className="accordion-group"
          hidden={items.every(({ hidden }) => hidden)}
          {...(heading ? { 'aria-labelledby': id } : {})}
        >
          {heading && <h2 id={id}>{heading}</h2>}
          <div className="accordion">
            {items.map((item) => (
              <Item key={item.id} {...item} />
            ))}
          </div>
        </section>
      ))}
    </Radix.Root>
  );
}

const Item = memo(({ id, question, answer, hidden = false }: AccordionItem) => (
  // The arrow keys pass over what is disabled.
  <Radix.Item id={id} value={id} className="accordion-item" hidden={hidden} disabled={hidden} data-item>
    <Radix.Header>
      <Radix.Trigger className="accordion-trigger" data-twin="keep">
        <span>{question}</span>
        <svg className="sign" viewBox="0 0 20 20" aria-hidden="true">
          <path d="m6 2 8 8-8 8" />
        </svg>
      </Radix.Trigger>
    </Radix.Header>
    <Radix.Content forceMount className="accordion-panel" data-twin="keep">
      <div className="accordion-answer">{answer}</div>
    </Radix.Content>
  </Radix.Item>
));
