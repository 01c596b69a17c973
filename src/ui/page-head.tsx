import type { ReactNode } from 'react';
import type { Document } from '#src/content/kinds.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { MarkedTitle } from './title.tsx';

type Props = {
  of: Pick<Document, 'kind' | 'menu' | 'titre'>;
  lead?: ReactNode;
  note?: ReactNode;
  /** Reduces the height of the head, so that the tool below it is visible at once. */
  isCompact?: boolean;
};

/** Shows the breadcrumb, the title and the answer in one sentence, with a caveat in the margin. */
export const PageHead = ({ of, lead, note, isCompact = false }: Props) => (
  <div className="@container">
    <div className="notes-ground">
      <div className="frame @min-[64rem]:grid-12">
        <div
          className={
            isCompact
              ? 'pb-3 @min-[64rem]:col-span-full'
              : 'pb-6 @min-[64rem]:col-[1/9] @min-[64rem]:pb-10'
          }
        >
          <Breadcrumb of={of} />
          <div className={isCompact ? 'pt-3' : 'pt-4'}>
            <MarkedTitle text={of.titre} />
            {lead && <div className="lead mt-4">{lead}</div>}
          </div>
        </div>
        {note && (
          <div className="section-notes small space-y-2 @min-[64rem]:col-[9/13] @min-[64rem]:pt-14 @min-[64rem]:pb-8">
            {note}
          </div>
        )}
      </div>
    </div>
  </div>
);
