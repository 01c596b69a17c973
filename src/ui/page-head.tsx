import type { ReactNode } from 'react';
import type { Document } from '#src/content/kinds.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { MarkedTitle } from './title.tsx';

type Props = {
  of: Pick<Document, 'kind' | 'menu' | 'titre'>;
  lead?: ReactNode;
  note?: ReactNode;
  /** Above an instrument, which is to be seen at once. */
  isCompact?: boolean;
};

/**
 * The head of a page: where one is, its title, the answer in a sentence; its reserve in the margin.
 */
export const PageHead = ({ of, lead, note, isCompact = false }: Props) => (
  <div className="page-head notes-ground">
    <div className="frame lg:grid-12">
      <div className={isCompact ? 'pb-3 lg:col-span-full' : 'pb-6 lg:col-[1/9] lg:pb-10'}>
        <Breadcrumb of={of} />
        <div className={isCompact ? 'marks-whole pt-3' : 'marks-whole pt-4'}>
          <MarkedTitle text={of.titre} />
          {lead && <div className="lead mt-4">{lead}</div>}
        </div>
      </div>
      {note && (
        <div className="section-notes small space-y-2 lg:col-[9/13] lg:pt-14 lg:pb-8">{note}</div>
      )}
    </div>
  </div>
);
