import { Children as Nodes, type ReactNode } from 'react';

type Children = { children?: ReactNode };

/**
 * Renders a section: rows of the page's grid below a line. The grid depends on the width in rem,
 * because readers may choose a larger text size.
 */
export const Section = ({
  block,
  labelledBy,
  children,
}: Children & { block?: string | undefined; labelledBy?: string | undefined }) => (
  <section className="section @container" data-block={block} aria-labelledby={labelledBy}>
    <div className="section-room notes-ground">
      <div className="frame">{children}</div>
    </div>
  </section>
);

/** Renders two short sections side by side, or below each other on a narrow screen. */
export const SectionPair = ({ children }: Children) => (
  <div className="section-pair">{children}</div>
);

/**
 * Renders the grid at the top of a page, with notes in columns 9 to 12. With `label`, it is a
 * landmark region.
 */
export const NotesGrid = ({
  label,
  className = '',
  children,
}: Children & { label?: string; className?: string }) => {
  const Tag = label ? 'section' : 'div';
  return (
    <Tag className="@container" aria-label={label}>
      <div className="notes-ground">
        <div className={`frame @lg:grid-12 ${className}`.trim()}>{children}</div>
      </div>
    </Tag>
  );
};

/**
 * Renders a row of a section: its name in columns 1 to 3, its text in columns 4 to 8 and its notes
 * in columns 9 to 12.
 */
export const Row = ({ children }: Children) => (
  <div className="@lg:grid-12 print:grid-12 not-first:mt-6">{children}</div>
);

/** Renders a row that follows another row of the section. A thin line above it separates them. */
export const PartRow = ({ children }: Children) => (
  <div className="part-row @lg:grid-12 print:grid-12">{children}</div>
);

/** Renders a row of a long list, which is folded on a phone. Its first child is its name. */
export function FoldedRow({ isOpen, children }: Children & { isOpen?: string }) {
  const [name, ...content] = Nodes.toArray(children);
  return (
    <details
      className="part-row fold-narrow print-open @lg:grid-12 print:grid-12"
      open={isOpen !== undefined}
    >
      <summary className="chevron min-h-cible pr-8 *:mb-3 @lg:*:col-[1/4] print:*:col-[1/-1]">
        {name}
      </summary>
      {content}
    </details>
  );
}

/** Renders the name of a row. It stays visible while the reader scrolls through the row. */
export const RowName = ({ children }: Children) => (
  <div className="mb-3 @lg:col-[1/4] @lg:only:col-[1/9] @lg:has-[+.row-full]:col-[1/9] print:col-[1/-1]">
    <div className="row-name @lg:sticky @lg:top-[calc(var(--spacing-entete)+--spacing(8))]">
      {children}
    </div>
  </div>
);

const columns = {
  text: '@lg:col-[4/9] print:col-[1/9] print:last:col-[1/-1]',
  /** Columns of a picture, a table or a list. Such a row has no notes. */
  wide: '@lg:col-[4/13] print:col-[1/-1]',
  /** All columns. The name of such a row is above it. */
  full: 'row-full @lg:col-[1/13] print:col-[1/-1]',
  /** Columns of a text at the top of a page, which has no name to its left. */
  opening: '@lg:col-[1/9] print:col-[1/9]',
};

export type MatterWidth = keyof typeof columns;

export const RowMatter = ({
  id,
  width = 'text',
  className = '',
  children,
}: Children & { id?: string | undefined; width?: MatterWidth; className?: string }) => (
  <div id={id} className={`min-w-0 ${columns[width]} ${className}`.trim()} data-matter>
    {children}
  </div>
);

export const notesStyle =
  'section-notes mt-4 py-3 forced-colors:pl-4 @lg:col-[9/13] @lg:mt-0 @lg:py-0 @lg:pl-6 ' +
  'print:col-[9/13] print:pl-3';

/** Renders the notes of a list item or of the top of a page. */
export const Notes = ({ className = '', children }: Children & { className?: string }) => (
  <div className={`${notesStyle} ${className}`.trim()}>{children}</div>
);

const belowStyle =
  'mt-5 border-t border-filet pt-3 text-base leading-serre @lg:col-[4/13] print:col-[1/-1]';

/** Renders the notes of a row: next to its text, or below it on a phone or with `isBelow`. */
export const RowNotes = ({
  label,
  isBelow,
  className = '',
  children,
}: Children & { label: string; isBelow?: boolean; className?: string }) => (
  <aside
    className={`${isBelow ? belowStyle : notesStyle} ${className}`.trim()}
    aria-label={`Notes\u00A0: ${label}`}
  >
    <div
      className={
        isBelow ? undefined : '@lg:sticky @lg:top-[calc(var(--spacing-entete)+--spacing(8))]'
      }
    >
      {children}
    </div>
  </aside>
);
