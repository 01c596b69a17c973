import type { ReactNode } from 'react';
import { triggerStyle } from './accordion/trigger-style.ts';
import { Sign } from './sign.tsx';

export type Unfolding = { id: string; question: ReactNode; answer: ReactNode };

/**
 * Renders questions as <details> without React; only one is open at a time. The id that links use
 * is inside the answer, because the browser then opens the <details>.
 */
export const Accordion = ({ name, items }: { name: string; items: Unfolding[] }) => (
  <div className="accordion">
    {items.map(({ id, question, answer }) => (
      <details key={id} name={name} className="accordion-item print-open" data-item>
        <summary className={triggerStyle}>
          <h3>{question}</h3>
          <Sign name="chevron" />
        </summary>
        <div id={id} className="accordion-answer">
          {answer}
        </div>
      </details>
    ))}
  </div>
);
