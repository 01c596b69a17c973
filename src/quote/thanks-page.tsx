import { joinable } from '#shared/joined.ts';
import { fieldNames, getDescription } from '#shared/quote-fields.ts';
import { environment } from '#src/config/environment.ts';
import { site } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { getFigureText } from '#src/content/tables.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import { QuoteColumns } from './quote-columns.tsx';
import { QuotePath } from './quote-path.tsx';
import { Sheet, SheetModelHead } from './sheet.tsx';
import { Correction, Late } from './thanks-columns.tsx';
import { NextSteps } from './thanks-next.tsx';
import { ReceiptHead } from './thanks-receipt.tsx';

/** The words by which the page's script writes the answers. */
const receiptWords = {
  labels: Object.fromEntries(
    fieldNames.map((name) => {
      const { mailLabel, label } = getDescription(name);
      return [name, mailLabel ?? label];
    }),
  ),
  choices: Object.fromEntries(
    fieldNames.flatMap((name) => {
      const field = getDescription(name);
      return field.control === 'choice' ? [[name, field.options]] : [];
    }),
  ),
  joined: Object.values(joinable).map(({ begins, title }) => [begins, title]),
};

/** A withdrawal may fail for a reason that the page does not know; the broker can be asked. */
const withdrawalFailure = `Le retrait n’a pas abouti. Écrivez à ${site.courtier.email}, avec le numéro, ou appelez-le au ${site.courtier.telephone}.`;

const { telephone } = site.courtier;

const titles = (confirmation: string): [stages: string, text: string][] => [
  ['none', 'Pas de demande ==dans cet onglet=='],
  ['checking unconfirmed unknown retrait', 'Votre demande ==de devis=='],
  ['retiree', 'Votre demande est ==retirée=='],
  ['enregistree waiting remise', confirmation],
];

const NoRequest = () => (
  <div role="status" className="mt-3 leading-serre">
    <div data-stage="none">
      <p>
        Aucune demande n’a été envoyée depuis cette page. Une demande reste visible dans l’onglet
        qui l’a envoyée.
      </p>
      <p className="mt-5">
        <Link href="/devis" className="button">
          Demander un devis
        </Link>
      </p>
    </div>
    <p data-stage="checking" hidden>
      Nous vérifions le numéro de votre demande.
    </p>
    <p data-stage="unconfirmed" hidden>
      Nous n’avons pas pu vérifier le numéro que porte cette adresse.
    </p>
    <p data-stage="unknown" hidden>
      Nous n’avons pas pu vérifier votre dernier envoi.
    </p>
    <p className="mt-5" data-stage="none unconfirmed unknown">
      Pour savoir si une demande nous est parvenue, appelez le courtier au{' '}
      <Link href={buildTelephoneLink(telephone)}>{telephone}</Link>.
    </p>
  </div>
);

/**
 * After a request was sent: its receipt, the day of the answer, one next step. Opened directly, the
 * page says that it knows of no request.
 */
export function Thanks({ document }: { document: Document<'pages'> }) {
  const { titre, parcours } = document;
  if (!parcours) throw new Error('content/pages/merci.mdx : « parcours » manque.');
  const answer = `sous ${getFigureText('delais', 'reponse')}`;
  return (
    <thank-you
      className="block"
      data-backend={JSON.stringify(environment.backend)}
      data-words={JSON.stringify(receiptWords)}
      data-kept={withdrawalFailure}
    >
      <PageSheet name="quote" />
      <div className="frame lg:grid-12 lg:grid-rows-[auto_1fr]">
        <div className="letter-text">
          <Breadcrumb of={document} />
          <h1 className="mt-2">
            {titles(titre).map(([stages, text]) => (
              <MarkedTitle
                key={stages}
                as="b"
                text={text}
                data-stage={stages}
                hidden={stages !== 'none'}
              />
            ))}
          </h1>
          <NoRequest />
          <div className="thanks-day" data-stage="enregistree waiting remise" hidden>
            <h2 data-answer-day>Réponse {answer}</h2>
            <p className="mt-1 text-base leading-serre">
              Par écrit, ou par téléphone si vous avez laissé un numéro.
            </p>
          </div>
        </div>
        <aside className="sheet-place lg:row-span-2" aria-label="Votre demande et sa copie">
          <div className="sheet-stays">
            <Sheet
              label="Votre demande"
              head={
                <>
                  <SheetModelHead stages="none checking unconfirmed unknown" />
                  <ReceiptHead />
                </>
              }
              consent="Accord"
              answer={<span data-first-answer>{answer}</span>}
            />
            <div className="no-print" data-stage="enregistree waiting remise" hidden>
              <div data-with-answers>
                <p className="thanks-copies">
                  <button type="button" className="button button-plain" data-print>
                    Imprimer
                  </button>
                  <a href="#recu" className="button button-plain" data-file>
                    Fichier
                  </a>
                  <a href="mailto:" className="button button-plain" data-mail>
                    E-mail
                  </a>
                </p>
                <p className="small mt-2">
                  Vos réponses disparaissent de cette page quand vous la fermez.
                </p>
              </div>
            </div>
          </div>
        </aside>
        <div className="letter-text pb-8 no-print">
          <div data-stage="enregistree waiting remise" hidden>
            <NextSteps />
          </div>
          <div data-stage="none enregistree waiting remise">
            <h2 className="thanks-path type-heading">{parcours.titre}</h2>
            <QuotePath {...parcours} />
          </div>
        </div>
      </div>
      <QuoteColumns document={document}>
        <Late />
        <Correction />
      </QuoteColumns>
    </thank-you>
  );
}
