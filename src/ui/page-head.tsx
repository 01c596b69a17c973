import type { ReactNode } from 'react';
import type { Document } from '#src/content/kinds.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Notes, NotesGrid } from './section.tsx';
import { MarkedTitle } from './title.tsx';

type Props = {
  of: Pick<Document, 'kind' | 'menu' | 'titre'>;
  lead?: ReactNode;
  /** Short text or button: below the lead, or to the right of the title on a wide screen. */
  aside?: ReactNode;
  note?: ReactNode;
  /** Reduces the height of the head, so that the tool below it is on the first screen. */
  isCompact?: boolean;
};

/** Shows the breadcrumb, the title and a lead text, with an aside or a note in the margin. */
export const PageHead = ({ of, lead, aside, note, isCompact = false }: Props) => (
  <NotesGrid>
    <div
      className={
        isCompact ? 'pb-3 @lg:col-span-full' : 'pb-5 @lg:col-[1/9] @lg:pb-6 @lg:only:col-span-full'
      }
    >
      <Breadcrumb of={of} />
      <div className={isCompact ? 'pt-3' : 'pt-4'}>
        <MarkedTitle text={of.titre} />
        {lead && <div className="lead mt-4 space-y-2">{lead}</div>}
      </div>
    </div>
    {aside && (
      <div className="small -mt-2 space-y-4 pb-5 @lg:col-[9/13] @lg:mt-0 @lg:pt-14 @lg:pb-6 @lg:pl-6">
        {aside}
      </div>
    )}
    {note && <Notes className="small space-y-2 @lg:pt-14 @lg:pb-6">{note}</Notes>}
  </NotesGrid>
);
