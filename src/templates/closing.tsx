import type { ComponentProps } from 'react';
import { Actions } from '#src/components/ui/actions.tsx';
import { Reviewed } from './reviewed.tsx';

/** The end of a page: what to do next, and who answers for its figures. */
export const Closing = (actions: ComponentProps<typeof Actions>) => (
  <section className="section" aria-label="Et maintenant">
    <div className="frame">
      <div className="no-print [&>.actions]:mt-0" data-twin="leave-out">
        <Actions {...actions} />
      </div>
      <Reviewed />
    </div>
  </section>
);
