import { RichText } from '#src/blocks/rich-text.tsx';
import type { Document } from '#src/content/kinds.ts';
import { getFigureText } from '#src/content/tables.ts';
import { Island } from '#src/islands/island.tsx';
import { QuotePath } from '#src/quote/quote-path.tsx';
import { longForm } from '#src/quote/quote-props.tsx';
import { Sheet, SheetModelHead } from '#src/quote/sheet.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';

type Props = { document: Document<'pages'> };

/**
 * Shows the sheet with the visitor's answers, next to the form on a wide screen and below it on a
 * phone.
 */
const SheetPlace = () => (
  <aside className="sheet-place" aria-label="Ce que vous recevrez">
    <div className="lg:sticky lg:top-24">
      <Sheet head={<SheetModelHead />} answer={`sous ${getFigureText('delais', 'reponse')}`} />
      <div className="small mt-4">
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <span>
            <i className="key ink" />
            votre part
          </span>
          <span>
            <i className="key outline-bar" />
            la part du courtier
          </span>
        </p>
        <p className="mt-1.5">
          La loi vous doit les points 1, 4 et 5, sauf pour les{' '}
          <Link href="/entreprises/grandes-entreprises">grands risques</Link>.
        </p>
      </div>
    </div>
  </aside>
);

/**
 * Shows the form on the left. On the right is a sheet of paper that shows the visitor's answers.
 */
export function QuoteHead({ document }: Props) {
  const { titre, chapo, parcours } = document;
  if (!parcours || !chapo)
    throw new Error('content/pages/devis.mdx : « parcours » ou « chapo » manque.');
  return (
    <>
      <PageSheet name="quote" />
      <div className="frame lg:grid-12">
        <div className="pb-8 lg:col-span-6">
          <Breadcrumb of={document} />
          <MarkedTitle className="mt-2" text={titre} />
          <div className="mt-3 leading-serre">
            <RichText text={chapo} inline={false} />
          </div>
          <div data-block="formulaire">
            <Island of="quote" start="idle" {...longForm()} />
          </div>
        </div>
        <SheetPlace />
      </div>
      <section className="border-t-2 py-6 lg:py-9" aria-labelledby="suite">
        <div className="frame">
          <h2 className="mb-4" id="suite">
            {parcours.titre}
          </h2>
          <QuotePath {...parcours} isWide />
        </div>
      </section>
    </>
  );
}
