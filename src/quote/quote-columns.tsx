import type { ComponentProps, ReactNode } from 'react';
import { Body } from '#src/blocks/registry.tsx';
import { RichText } from '#src/blocks/rich-text.tsx';

type Drawings = NonNullable<ComponentProps<typeof Body>['other']>;
type Children = { children?: ReactNode };

const Plain = ({ children }: Children) => children;

/**
 * Replacement for the section components of structure.tsx: each section of the text becomes a
 * column.
 */
const sections = {
  Section: ({ children }: Children) => <section>{children}</section>,
  Row: Plain,
  RowName: Plain,
  RowMatter: ({ children }: Children) => (
    <div className="prose mt-3 text-base leading-serre">{children}</div>
  ),
  RowNotes: ({ children }: Children) => (
    <div className="mt-4 border-t border-filet pt-3 text-base leading-serre">{children}</div>
  ),
  SectionTitle: ({ id, children }: Children & { id: string }) => (
    <h2 id={id} className="type-heading">
      {children}
    </h2>
  ),
} satisfies ComponentProps<typeof Body>['sections'];

/** Lists the reasons to ask for a quote: each name above its text. */
const raisons: Drawings['raisons'] = {
  className: 'not-prose',
  draw: (rows) => (
    <dl>
      {rows.map(({ titre, texte }) => (
        <div
          key={titre}
          className="not-first:mt-2.5 not-first:border-t not-first:border-filet not-first:pt-2.5"
          data-item
        >
          <dt className="font-bold">{titre}</dt>
          <RichText as="dd" text={texte} />
        </div>
      ))}
    </dl>
  ),
};

/** Shows a testimonial in a few lines. An invented one has a label. */
const temoignages: Drawings['temoignages'] = {
  className: 'not-prose mt-4 border-t border-filet pt-3',
  draw: (rows) =>
    rows.map(({ nom, entreprise, citation, preuve }) => (
      <figure key={nom} data-item>
        <figcaption className="small soft">
          {preuve === 'illustratif' && 'Scénario illustratif, '}
          {entreprise}
        </figcaption>
        <RichText as="p" className="mt-1" text={citation} />
      </figure>
    )),
};

type Props = { document: ComponentProps<typeof Body>['document']; children?: ReactNode };

export const QuoteColumns = ({ document, children }: Props) => (
  <div className="border-t-2 py-8 md:py-14">
    <div className="quote-columns frame grid grid-cols-1 gap-x-colonne gap-y-8 lg:grid-cols-3 lg:grid-rows-[auto_1fr]">
      <Body document={document} sections={sections} other={{ raisons, temoignages }} />
      {children}
    </div>
  </div>
);
