import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { MarkedTitle } from './title.tsx';

type Props = { title: string; here: string; trail?: Crumb[]; lead?: ReactNode; note?: ReactNode };

/** The head of a page: where one is, its title, the answer in a sentence, its reserve at the right. */
export const PageHead = ({ title, here, trail = [], lead, note }: Props) => (
  <>
    <Breadcrumb trail={trail} here={here} />
    <div className="page-head marks-whole">
      <div className="head-text">
        <MarkedTitle text={title} />
        {lead && <div className="lead mt-4">{lead}</div>}
      </div>
      {note && <div className="head-note small mt-4">{note}</div>}
    </div>
  </>
);
