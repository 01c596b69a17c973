import type { ComponentProps } from 'react';
import { Actions } from '#src/components/ui/actions.tsx';

/** The end of a page: what to do next. */
export const Closing = (actions: ComponentProps<typeof Actions>) => (
  <section className="section no-print" data-twin="leave-out" aria-label="Et maintenant">
    <div className="frame">
      <Actions {...actions} />
    </div>
  </section>
);
