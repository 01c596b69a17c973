import type { ComponentProps, ReactNode } from 'react';
import { Body } from '#src/blocks/registry.tsx';

type Children = { children?: ReactNode };

const Plain = ({ children }: Children) => children;

/**
 * Replacement for the section components of structure.tsx: each section of the text becomes a
 * column.
 */
const sections = {
  Section: ({ children }: Children) => <section>{children}</section>,
  SectionPair: Plain,
  Row: Plain,
  RowName: Plain,
  RowMatter: ({ children }: Children) => (
    <div className="prose mt-3 text-base leading-serre">{children}</div>
  ),
  RowNotes: ({ children }: Children) => (
    <div className="mt-4 text-base leading-serre">{children}</div>
  ),
  SectionTitle: ({ id, children }: Children & { id: string }) => (
    <h2 id={id} className="type-heading">
      {children}
    </h2>
  ),
} satisfies ComponentProps<typeof Body>['sections'];

type Props = { document: ComponentProps<typeof Body>['document']; children?: ReactNode };

export const QuoteColumns = ({ document, children }: Props) => (
  <div className="border-t-2 py-6 lg:py-9">
    <div className="quote-columns frame grid grid-cols-1 gap-x-colonne gap-y-8 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))] lg:grid-rows-[auto_1fr]">
      <Body document={document} sections={sections} />
      {children}
    </div>
  </div>
);
