import type { ReactNode } from 'react';
import type { Document } from '#src/content/kinds.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { MarkedTitle } from './title.tsx';

type Props = { of: Pick<Document, 'kind' | 'menu' | 'titre'>; lead?: ReactNode; note?: ReactNode };

/**
 * The head of a page: where one is, its title, the answer in a sentence, its reserve at the right.
 */
export const PageHead = ({ of, lead, note }: Props) => (
  <>
    <Breadcrumb of={of} />
    <div className="page-head marks-whole">
      <div className="head-text">
        <MarkedTitle text={of.titre} />
        {lead && <div className="lead mt-4">{lead}</div>}
      </div>
      {note && <div className="head-note small mt-4">{note}</div>}
    </div>
  </>
);
