import { Actions } from '#src/components/ui/actions.tsx';
import type { Action } from '#src/config/actions.ts';
import { Reviewed } from './reviewed.tsx';

/** The end of a page: what to do next, and who answers for its figures. */
export const Closing = ({ main, also }: { main: Action; also: Action[] }) => (
  <section className="section" aria-label="Et maintenant">
    <div className="frame">
      <div className="no-print" data-twin="leave-out">
        <Actions main={main} also={also} />
      </div>
      <Reviewed />
    </div>
  </section>
);
