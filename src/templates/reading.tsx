import { Page } from '#src/components/layout/page.tsx';
import { MarkedTitle } from '#src/components/ui/marked-title.tsx';
import type { Document } from '#src/content/kinds.ts';
import { Body } from '#src/mdx/body.tsx';

/** A page to read: its title, its text. */
export const ReadingTemplate = ({ document }: { document: Document }) => (
  <Page route={document.route}>
    <div className="prose">
      <h1>
        <MarkedTitle text={document.titre} />
      </h1>
      <Body source={document.source} />
    </div>
  </Page>
);
