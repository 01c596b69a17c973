import type { ComponentProps, ReactNode } from 'react';
import type { Citation } from '#src/content/mdx/text.ts';
import { SourceList as Sources } from '#src/ui/source-list.tsx';

// Components for the remark plugins and for Markdown elements. Writers do not use them.

type Children = { children?: ReactNode };

/** The link to itself, which goes to the clipboard where scripts run. */
export const SectionTitle = ({ id, children }: Children & { id: string }) => (
  <h2 id={id} className="section-title">
    <copy-link>
      <a href={`#${id}`} className="heading-link">
        {children}
      </a>
    </copy-link>
  </h2>
);

export const Section = ({ children }: Children) => (
  <section className="row-section">
    <div className="frame row">{children}</div>
  </section>
);

export const SectionText = ({ children }: Children) => (
  <div className="row-text prose">{children}</div>
);

export const SectionMargin = ({ label, children }: Children & { label: string }) => (
  <aside className="margin" aria-label={`Notes : ${label}`}>
    <div className="stays">{children}</div>
  </aside>
);

export const WideSection = ({ children }: Children) => (
  <section className="section">
    <div className="frame">{children}</div>
  </section>
);

export const SourceList = ({ citations, wide }: { citations: string; wide?: string }) => (
  <Sources citations={JSON.parse(citations) as Citation[]} inMargin={wide === undefined} />
);

/** A table that is wider than the screen scrolls in its own box, also by keyboard. */
export const table = ({
  className = '',
  children,
  'aria-label': label,
}: ComponentProps<'table'>) => (
  <div className="scroller not-prose" role="group" aria-label={label} tabIndex={0}>
    <table className={`table ${className}`.trim()}>{children}</table>
  </div>
);

export const th = (props: ComponentProps<'th'>) => <th scope="col" {...props} />;
