import type { ComponentProps, ReactNode } from 'react';
import type { Citation } from '#src/content/mdx/text.ts';
import { Scroller } from '#src/ui/data-table.tsx';
import { RowMatter as Matter, type MatterWidth, RowNotes as Notes } from '#src/ui/section.tsx';
import { SourceList as Sources } from '#src/ui/source-list.tsx';

export { FoldedRow, PartRow, Row, RowName, Section, SectionPair } from '#src/ui/section.tsx';

// Components for the output of the remark plugins and for Markdown elements. Writers do not use
// them directly.

type Children = { children?: ReactNode };

/**
 * Renders a heading that links to itself. With scripts, a click also copies the address of the
 * heading.
 */
export const SectionTitle = ({ id, children }: Children & { id: string }) => (
  <h2 id={id}>
    <copy-link>
      <a href={`#${id}`} className="heading-link">
        {children}
      </a>
    </copy-link>
  </h2>
);

/** Contains the text of a row. A drawing gets the full width and no text styles. */
export const RowMatter = ({
  width,
  id,
  children,
}: Children & { width: MatterWidth | 'drawing'; id?: string }) =>
  width === 'drawing' || width === 'full' ? (
    <Matter id={id} width={width === 'full' ? 'full' : 'wide'} className="space-y-6 [&>p+p]:mt-4">
      {children}
    </Matter>
  ) : (
    <Matter id={id} width={width} className="prose">
      {children}
    </Matter>
  );

type NotesProps = Children & { label: string; isBelow?: string };

export const RowNotes = ({ label, isBelow, children }: NotesProps) => (
  <Notes label={label} isBelow={isBelow !== undefined}>
    {children}
  </Notes>
);

export const SourceList = ({ citations, inText }: { citations: string; inText?: string }) => (
  <Sources citations={JSON.parse(citations) as Citation[]} inMargin={inText === undefined} />
);

export const table = ({
  className = '',
  children,
  'aria-label': label,
}: ComponentProps<'table'>) => (
  <Scroller label={label} className="not-prose">
    <table className={`table ${className}`.trim()}>{children}</table>
  </Scroller>
);

/**
 * Replaces the style attribute, with which Markdown aligns cells, by a class, because the content
 * security policy refuses style attributes.
 */
const alignCell = ({ style, ...props }: ComponentProps<'td'>) =>
  style?.textAlign === 'right' ? { ...props, className: 'text-right' } : props;

export const th = (props: ComponentProps<'th'>) => <th scope="col" {...alignCell(props)} />;
export const td = (props: ComponentProps<'td'>) => <td {...alignCell(props)} />;
