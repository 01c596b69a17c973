import { Breadcrumb } from '#src/components/ui/breadcrumb.tsx';
import { MarkedTitle } from '#src/components/ui/title.tsx';
import type { Document } from '#src/content/kinds.ts';
import { Island } from '#src/features/island.tsx';
import { leadOf, type Row } from './page.tsx';
import { QuotePath } from './quote/path.tsx';
import { PromisesPerimeter } from './quote/promises.tsx';
import { Recipient } from './quote/recipient.tsx';
import { longForm } from './quote-props.ts';

/** What follows a request, the whole form, and who receives it: one column, the margin says why each thing is asked. */
function Room(document: Document<'pages'>) {
  const form = longForm();
  const { titre, parcours, destinataire, promesses } = document;
  if (!parcours || !destinataire || !promesses)
    throw new Error('content/pages/devis.mdx : « parcours », « destinataire » ou « promesses » manque.');
  return (
    <div className="quote-page">
      <div className="frame row">
        <div className="row-text marks-whole !pt-6">
          <h1>
            <MarkedTitle text={titre} />
          </h1>
          <div className="lead mt-4">{leadOf(document)}</div>
          <a href="#formulaire-devis" className="action-link mt-3 no-print">
            Aller au formulaire
          </a>
        </div>
      </div>
      <QuotePath parcours={parcours} />
      <div data-block="formulaire">
        <Island
          of="quote"
          start="idle"
          {...form}
          slots={{ ...form.slots, promesses: <PromisesPerimeter promesses={promesses} /> }}
        />
      </div>
      <div className="frame row">
        <Recipient destinataire={destinataire} />
      </div>
    </div>
  );
}

export const quote: Row<'pages'> = {
  head: ({ menu }) => (
    <div className="frame">
      <Breadcrumb trail={[]} here={menu} />
    </div>
  ),
  above: Room,
  also: undefined,
};
