import type { ReactNode } from 'react';

type Children = { children?: ReactNode };

/**
 * Renders rows of the page's grid below a line. The background of the notes covers all rows. The
 * grid depends on the section's width in rem, so that it adapts to the reader's text size.
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

/**
 * Renders the grid at the top of a page, with notes in columns 9 to 12. A label makes it a region.
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
 * Renders a row with a name in columns 1 to 3, text in columns 4 to 8 and notes in columns 9 to 12.
 */
export const Row = ({ children }: Children) => (
  <div className="@lg:grid-12 print:grid-12 not-first:mt-6">{children}</div>
);

/**
 * Renders a later row of a section. A thin line above the name and the text separates it from the
 * row before.
 */
export const PartRow = ({ children }: Children) => (
  <div className="part-row @lg:grid-12 print:grid-12">{children}</div>
);

/** Renders the name of a row. It stays visible while the text of the row scrolls. */
export const RowName = ({ children }: Children) => (
  <div className="mb-4 @lg:col-[1/4] @lg:only:col-[1/9] print:col-[1/-1]">
    <div className="row-name @lg:sticky @lg:top-[calc(var(--spacing-entete)+--spacing(8))]">
      {children}
    </div>
  </div>
);

const columns = {
  text: '@lg:col-[4/9] print:col-[1/9] print:last:col-[1/-1]',
  /** Picture, table or list in two columns. Its row has no notes. */
  wide: '@lg:col-[4/13] print:col-[1/-1]',
  /** Text that opens the page, without a name at its left. */
  opening: '@lg:col-[1/9] print:col-[1/9]',
};

export type MatterWidth = keyof typeof columns;

export const RowMatter = ({
  width = 'text',
  className = '',
  children,
}: Children & { width?: MatterWidth; className?: string }) => (
  <div className={`row-matter min-w-0 ${columns[width]} ${className}`.trim()}>{children}</div>
);

const notesStyle = 'section-notes @lg:col-[9/13] print:col-[9/13]';

/** Renders the notes of a record or of the top of a page. */
export const Notes = ({ className = '', children }: Children & { className?: string }) => (
  <div className={`${notesStyle} ${className}`.trim()}>{children}</div>
);

/** Renders notes next to the text, or below it on a phone. */
export const RowNotes = ({
  label,
  className = '',
  children,
}: Children & { label: string; className?: string }) => (
  <aside className={`${notesStyle} ${className}`.trim()} aria-label={`Notes\u00A0: ${label}`}>
    <div className="@lg:sticky @lg:top-[calc(var(--spacing-entete)+--spacing(8))]">{children}</div>
  </aside>
);
