import { Actions } from '#src/components/ui/actions.tsx';
import type { Action } from '#src/config/actions.ts';
import { Reviewed } from './reviewed.tsx';

/** The end of a page: who answers for its figures, and what to do next. */
export const Closing = ({ main, also }: { main: Action; also: Action[] }) => (
  <>
    <Reviewed />
    <section className="section no-print" data-twin="leave-out" aria-label="Et maintenant">
      <div className="frame">
        <Actions main={main} also={also} />
      </div>
    </section>
  </>
);
