import { RichText } from '#src/blocks/rich-text.tsx';
import type { Document } from '#src/content/kinds.ts';
import { Island } from '#src/islands/island.tsx';
import { leadOf, type Row } from '#src/kinds/page.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import { QuotePath } from './path/path.tsx';
import { longForm } from './quote-props.ts';

/**
 * The form begins at the title; who receives it and what follows stand beside it, or after it on a
 * phone.
 */
function Room(document: Document<'pages'>) {
  const { titre, parcours, destinataire, promesses } = document;
  if (!parcours || !destinataire || !promesses)
    throw new Error(
      'content/pages/devis.mdx : « parcours », « destinataire » ou « promesses » manque.',
    );
  return (
    <div className="frame row">
      <PageSheet name="quote" />
      <div className="row-text marks-whole !pt-0">
        <Breadcrumb of={document} />
        <MarkedTitle className="mt-3" text={titre} />
        <div className="mt-2 leading-serre">{leadOf(document)}</div>
        <div data-block="formulaire">
          <Island of="quote" start="idle" {...longForm()} />
        </div>
      </div>
      <div className="margin flex flex-col justify-between gap-8">
        <div>
          <section className="note" aria-labelledby="destinataire">
            <h2 className="type-name mb-1" id="destinataire">
              {destinataire.titre}
            </h2>
            <RichText text={destinataire.texte} inline={false} />
          </section>
          <section className="note" aria-labelledby="suite">
            <h2 className="type-name" id="suite">
              {parcours.titre}
            </h2>
            <QuotePath {...parcours} />
          </section>
        </div>
        <section className="note" aria-labelledby="promesses">
          <h2 className="type-name mb-2" id="promesses">
            {promesses.titre}
          </h2>
          <ul className="not-promised">
            {promesses.lignes.map((line) => (
              <RichText key={line} as="li" text={line} />
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

export const quote: Row<'pages'> = { head: Room, also: undefined };
