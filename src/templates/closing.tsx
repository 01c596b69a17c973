import { Actions } from '#src/components/ui/actions.tsx';
import type { Action } from '#src/config/actions.ts';

/** The end of a page: what to do next. */
export const Closing = ({ main, also }: { main: Action; also: Action[] }) => (
  <section className="section no-print" data-twin="leave-out" aria-label="Et maintenant">
    <div className="frame">
      <Actions main={main} also={also} />
    </div>
  </section>
);
