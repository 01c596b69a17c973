// features/: what has state or events. Each folder is an island: drawn with the page, woken by itself in the browser.
import type { ComponentProps, ComponentType } from 'react';
import { Accordion } from './accordion/accordion.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { Deadlines } from './deadlines/deadlines.tsx';
import { Estimator } from './estimator/estimator.tsx';
import { FaqSearch } from './faq/faq-search.tsx';
import { Loss } from './loss/loss.tsx';
import { Questionnaire } from './questionnaire/questionnaire.tsx';
import { QuoteForm } from './quote/quote-form.tsx';
import { Boundary } from './shared/boundary.tsx';
import { type Plain, plainData } from './shared/plain-data.ts';
import type { Slots } from './shared/slot.tsx';

/** By the name of its folder, whose `island.ts` is what the browser loads. */
const islands = {
  accordion: Accordion,
  comparison: Comparison,
  deadlines: Deadlines,
  estimator: Estimator,
  faq: FaqSearch,
  loss: Loss,
  questionnaire: Questionnaire,
  quote: QuoteForm,
};

type Name = keyof typeof islands;
type PropsOf<Of extends Name> = Omit<ComponentProps<(typeof islands)[Of]>, 'slots'>;

/** When an island wakes up: once the page is idle, when it comes near, or at the first touch. A touch always wakes it. */
type Start = 'idle' | 'visible' | 'touch';

type Common<Of extends Name> = { of: Of; start: Start; slots?: Slots };
type Props<Of extends Name> = Common<Of> & PropsOf<Of> & Plain<PropsOf<Of>>;

/** A component with all that the browser needs to take it over; what the server writes into it goes into `slots`. */
export function Island<Of extends Name>(given: Props<Of>) {
  const { of, start, slots, ...props }: Common<Of> = given;
  const Known = islands[of] as ComponentType<object>;
  return (
    <div data-island={of} data-start={start} data-props={plainData(of, props)}>
      <Boundary>
        <Known {...props} {...(slots && { slots })} />
      </Boundary>
    </div>
  );
}
