import type { ReactNode } from 'react';
import { Page } from '#src/components/layout/page.tsx';
import { PageHead } from '#src/components/ui/page-head.tsx';
import type { Document } from '#src/content/kinds.ts';
import { trailOf } from '#src/content/trail.ts';
import { RichText } from '#src/mdx/rich-text.tsx';

type Props = {
  document: Document;
  /** What stands between the title and the text, within the frame of the page. */
  lead?: ReactNode;
  children: ReactNode;
};

export const leadOf = ({ chapo }: Document) => chapo && <RichText text={chapo} inline={false} />;
export const noteOf = ({ note }: Document) => note && <RichText text={note} inline={false} />;

/** A page with its frame and its head; the templates fill the rest. */
export const Shell = ({ document, lead, children }: Props) => (
  <Page route={document.route}>
    <div className="frame">
      <PageHead
        title={document.titre}
        here={document.menu}
        trail={trailOf(document)}
        lead={leadOf(document)}
        note={noteOf(document)}
      />
      {lead && <div className="page-lead">{lead}</div>}
    </div>
    {children}
  </Page>
);
