import type { ReactNode } from 'react';

type Children = { children?: ReactNode };

/**
 * Rows of the page's grid under a rule; the ground of their notes runs through all of them. The grid
 * depends on the section's width in the reader's size of text.
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

/** A name in columns 1 to 3, its matter in 4 to 8, its notes in 9 to 12. */
export const Row = ({ children }: Children) => (
  <div className="@min-[64rem]:grid-12 print:grid-12 not-first:mt-6">{children}</div>
);

/** A row of a section after its first: a hairline over the columns of the text parts them. */
export const PartRow = ({ children }: Children) => (
  <div className="part-row @min-[64rem]:grid-12 print:grid-12">{children}</div>
);

/** The name stays in view while its text runs. */
export const RowName = ({ children }: Children) => (
  <div className="mb-4 @min-[64rem]:col-[1/4] @min-[64rem]:only:col-[1/9] print:col-[1/-1]">
    <div className="row-name @min-[64rem]:sticky @min-[64rem]:top-[calc(var(--spacing-entete)+--spacing(8))]">
      {children}
    </div>
  </div>
);

const columns = {
  text: '@min-[64rem]:col-[4/9] print:col-[1/9] print:last:col-[1/-1]',
  /** A picture, a table or a list in two columns; its row has no notes. */
  wide: '@min-[64rem]:col-[4/13] print:col-[1/-1]',
  /** A text that opens the page without a name. */
  opening: '@min-[64rem]:col-[1/9] print:col-[1/9]',
};

export type MatterWidth = keyof typeof columns;

export const RowMatter = ({
  width = 'text',
  className = '',
  children,
}: Children & { width?: MatterWidth; className?: string }) => (
  <div className={`row-matter min-w-0 ${columns[width]} ${className}`.trim()}>{children}</div>
);

/** Beside their text, or under it on a phone. */
export const RowNotes = ({ label, children }: Children & { label: string }) => (
  <aside
    className="section-notes @min-[64rem]:col-[9/13] print:col-[9/13]"
    aria-label={`Notes\u00A0: ${label}`}
  >
    <div className="@min-[64rem]:sticky @min-[64rem]:top-[calc(var(--spacing-entete)+--spacing(8))]">
      {children}
    </div>
  </aside>
);
