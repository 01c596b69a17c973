import { environment } from '#src/config/environment.ts';
import type { Document } from '#src/content/kinds.ts';
import type { Row } from '#src/kinds/page.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import { QuotePath } from './path/path.tsx';
import { Complete, Copies, Late, notWithdrawn, Telephone, Withdrawal } from './thanks/acts.tsx';
import { Next } from './thanks/next.tsx';
import { Receipt, receiptWords } from './thanks/receipt.tsx';

/** Where no request can be named. */
const NoRequest = () => (
  <div role="status" className="mb-4">
    <p data-stage="none">
      Aucune demande n’a été envoyée depuis cette page.{' '}
      <Link href="/devis">Remplir le formulaire de devis</Link>
    </p>
    <p data-stage="checking" hidden>
      Nous vérifions le numéro de votre demande.
    </p>
    <p data-stage="unconfirmed unknown" hidden>
      <span data-stage="unconfirmed">
        Nous n’avons pas pu vérifier le numéro que porte cette adresse.
      </span>
      <span data-stage="unknown">Nous n’avons pas pu vérifier votre dernier envoi.</span> Pour
      savoir si une demande nous est parvenue, appelez le courtier au <Telephone />.
    </p>
  </div>
);

/**
 * After a request was sent: its receipt, what follows, one next step. Opened directly it does not
 * claim that something was.
 */
function Room(document: Document<'pages'>) {
  const { titre, parcours } = document;
  if (!parcours) throw new Error('content/pages/merci.mdx : « parcours » manque.');
  return (
    <thank-you
      className="block"
      data-backend={JSON.stringify(environment.backend)}
      data-words={JSON.stringify(receiptWords)}
      data-kept={notWithdrawn}
    >
      <PageSheet name="quote" />
      <div className="frame row">
        <div className="row-text marks-whole !pt-0">
          <Breadcrumb of={document} />
          <MarkedTitle className="mt-3 mb-4" text={titre} />
          <NoRequest />
          <Receipt />
        </div>
        <div className="margin no-print">
          <div data-stage="enregistree waiting remise" hidden>
            <Copies />
            <Complete />
          </div>
        </div>
      </div>
      <div className="row-section">
        <div className="frame row">
          <div className="row-text">
            <h2 data-answer-day>{parcours.titre}</h2>
            <QuotePath {...parcours} />
            <Next />
          </div>
          <div className="margin no-print">
            <div data-stage="enregistree waiting remise retrait" hidden>
              <Late />
              <Withdrawal />
            </div>
          </div>
        </div>
      </div>
    </thank-you>
  );
}

export const thanks: Row<'pages'> = { head: Room, also: undefined };
