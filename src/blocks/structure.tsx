import type { ComponentProps, ReactNode } from 'react';
import type { Citation } from '#src/content/mdx/text.ts';
import { RowMatter as Matter, type MatterWidth } from '#src/ui/section.tsx';
import { SourceList as Sources } from '#src/ui/source-list.tsx';

export { PartRow, Row, RowName, RowNotes, Section } from '#src/ui/section.tsx';

// Components for the remark plugins and for Markdown elements. Writers do not use them.

type Children = { children?: ReactNode };

/** Links a heading to itself. With scripts, a click also copies the address. */
export const SectionTitle = ({ id, children }: Children & { id: string }) => (
  <h2 id={id}>
    <copy-link>
      <a href={`#${id}`} className="heading-link">
        {children}
      </a>
    </copy-link>
  </h2>
);

/** Contains the text of a row. A drawing gets the full width and no prose styles. */
export const RowMatter = ({ width, children }: Children & { width: MatterWidth | 'drawing' }) =>
  width === 'drawing' ? (
    <Matter width="wide" className="space-y-6 [&>p+p]:mt-4">
      {children}
    </Matter>
  ) : (
    <Matter width={width} className="prose">
      {children}
    </Matter>
  );

export const SourceList = ({ citations, inText }: { citations: string; inText?: string }) => (
  <Sources citations={JSON.parse(citations) as Citation[]} inMargin={inText === undefined} />
);

/** Lets a table that is wider than the screen scroll in its own box, also by keyboard. */
export const table = ({
  className = '',
  children,
  'aria-label': label,
}: ComponentProps<'table'>) => (
  <div className="scroller not-prose" role="group" aria-label={label} tabIndex={0}>
    <table className={`table ${className}`.trim()}>{children}</table>
  </div>
);

/**
 * Markdown aligns cells with a style attribute, which the content security policy refuses. Replaces
 * this attribute with a class.
 */
const alignCell = ({ style, ...props }: ComponentProps<'td'>) =>
  style?.textAlign === 'right' ? { ...props, className: 'text-right' } : props;

export const th = (props: ComponentProps<'th'>) => <th scope="col" {...alignCell(props)} />;
export const td = (props: ComponentProps<'td'>) => <td {...alignCell(props)} />;
