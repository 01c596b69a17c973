import { environment } from '#src/config/environment.ts';
import { getSite } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { getFigureText, table } from '#src/content/tables.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { triggerStyle } from '#src/ui/accordion/trigger-style.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { Button, Link } from '#src/ui/link.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import { QuoteColumns } from './quote-columns.tsx';
import { QuotePath } from './quote-path.tsx';
import { Sheet, SheetModelHead } from './sheet.tsx';

function Telephone() {
  const { telephone } = getSite().courtier;
  return <Link href={buildTelephoneLink(telephone)}>{telephone}</Link>;
}

function BrokerMail() {
  const { email } = getSite().courtier;
  return <Link href={`mailto:${email}`}>{email}</Link>;
}

/**
 * Stages of a request that the function has stored, as values of `data-stage` (see
 * thank-you.element.ts).
 */
const STORED = 'enregistree remise';

const titles = (confirmation: string) => [
  ['none', 'Pas de demande ==dans cet onglet=='],
  ['checking unknown retrait', 'Votre demande ==de devis=='],
  ['retiree', 'Votre demande est ==retirée=='],
  [STORED, confirmation],
];

const states = [
  [
    'enregistree',
    'Demande enregistrée.',
    'Nous la remettons au courtier, sans autre geste de votre part.',
  ],
  [
    'remise',
    'Demande remise au courtier.',
    'Le numéro est aussi dans le message que le courtier a reçu.',
  ],
  ['retrait', 'Une demande de devis porte ce lien.', ''],
  [
    'retiree',
    'Demande retirée.',
    'Vos réponses sont effacées du site. Si le courtier les avait reçues, un message lui ' +
      'demande de les effacer aussi.',
  ],
];

const NoRequest = () => (
  <div role="status" className="mt-3 leading-serre">
    <div data-stage="none">
      <p className="mb-5">
        Aucune demande n’a été envoyée depuis cette page. Une demande reste visible dans l’onglet
        qui l’a envoyée.
      </p>
      <Button href="/devis">Demander un devis</Button>
    </div>
    <p data-stage="unknown" hidden>
      Nous n’avons pas pu vérifier votre dernier envoi.
    </p>
    <p className="mt-5" data-stage="none unknown">
      Pour savoir si une demande nous est parvenue, appelez le courtier au <Telephone />.
    </p>
  </div>
);

const ReceiptHead = () => (
  <div
    className="ml-(--sheet-start) mr-10 border-b border-filet pt-2.5 pb-2"
    data-stage={`${STORED} retrait retiree`}
    hidden
  >
    <h2 className="type-plain soft">Votre demande, n°</h2>
    <b
      className="type-number num text-[clamp(var(--text-lg),7vw,var(--text-2xl))] whitespace-nowrap"
      data-number
    />
    <div role="status" className="small">
      {states.map(([stage, state, consequence]) => (
        <p key={stage} className="max-w-none" data-stage={stage} hidden>
          <b>{state}</b> {consequence}
        </p>
      ))}
    </div>
  </div>
);

const NextStep = () => {
  const { groupes } = table('questionnaire');
  const all = groupes.flatMap(({ qui, questions }) => questions.map(() => qui));
  const alone = all.filter((qui) => qui === 'vous').length;
  return (
    <div className="mt-5" data-stage={STORED} hidden>
      <h2 className="type-heading">Prochaine étape{'\u00A0'}: le questionnaire de sécurité</h2>
      <p className="mt-2 text-base leading-serre">
        L’assureur le demandera. Vous pouvez remplir seul {alone} des {all.length} questions, avant
        l’appel du courtier. Chacune est expliquée, et vos réponses restent sur votre appareil.
      </p>
      <p className="mt-5">
        <Button href="/outils/questionnaire">Répondre à la première question</Button>
      </p>
    </div>
  );
};

const Correction = () => (
  <section className="text-base leading-serre no-print" data-stage={`${STORED} retrait`} hidden>
    <h2 className="type-heading mb-3">Corriger, compléter, retirer</h2>
    <p>
      Écrivez au courtier avec le numéro, <BrokerMail />, ou appelez-le au <Telephone />. Sans
      réponse sous {getFigureText('delais', 'reponse')}, regardez d’abord dans les indésirables.
    </p>
    <details className="mt-4 border-y-2 print-open">
      <summary className={triggerStyle}>
        Retirer ma demande <Sign name="chevron" />
      </summary>
      <p>
        Vos réponses sont effacées du site aussitôt, et le courtier est averti s’il les a déjà
        reçues.
      </p>
      <p className="py-4">
        <button type="button" className="button bg-papier text-rouge" data-withdraw>
          Confirmer le retrait
        </button>
      </p>
    </details>
    <p role="status" data-withdraw-status />
  </section>
);

/**
 * Shows the receipt of the request, the day by which the broker answers, and the next step. Without
 * a request, states that this tab has none.
 */
export function Thanks({ document }: { document: Document<'pages'> }) {
  const { titre, parcours } = document;
  if (!parcours) throw new Error('content/pages/merci.mdx : « parcours » manque.');
  const day = <span data-day>sous {getFigureText('delais', 'reponse')}</span>;
  return (
    <thank-you
      className="block"
      data-backend={JSON.stringify(environment.backend)}
      data-kept={
        `Le retrait n’a pas abouti. Écrivez à ${getSite().courtier.email}, avec le ` +
        `numéro, ou appelez-le au ${getSite().courtier.telephone}.`
      }
    >
      <PageSheet name="quote" />
      <div className="frame lg:grid-12 lg:grid-rows-[auto_1fr]">
        <div className="max-lg:pb-6 lg:col-span-6">
          <Breadcrumb of={document} />
          <h1 className="mt-2">
            {titles(titre).map(([stages = '', text = '']) => (
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
          <div className="mt-5 border-t-2 py-5 lg:border-b-2" data-stage={STORED} hidden>
            <h2>Réponse {day} au plus tard</h2>
            <p className="mt-1 text-base leading-serre">
              Par écrit, ou par téléphone si vous avez laissé un numéro.
            </p>
          </div>
        </div>
        <aside className="sheet-place lg:row-span-2" aria-label="Votre demande et sa copie">
          <div className="lg:sticky lg:top-24">
            <Sheet
              isReceipt
              head={
                <>
                  <SheetModelHead stages="none checking unknown" />
                  <ReceiptHead />
                </>
              }
              answer={day}
            />
            <div className="no-print" data-stage={STORED} hidden>
              <div data-with-answers>
                <p className="mt-5 flex gap-2">
                  <button type="button" className="button bg-papier" data-print>
                    Imprimer
                  </button>
                  <button type="button" className="button bg-papier" data-copy>
                    Copier
                  </button>
                </p>
                <p role="status" className="small mt-2" data-copy-status />
                <p className="small">
                  Vos réponses disparaissent de cette page quand vous la fermez.
                </p>
              </div>
            </div>
          </div>
        </aside>
        <div className="pb-8 no-print lg:col-span-6">
          <NextStep />
          <div data-stage={`none ${STORED}`}>
            <h2 className="mt-5 mb-3 border-t border-filet pt-5 type-heading">{parcours.titre}</h2>
            <QuotePath {...parcours} />
          </div>
        </div>
      </div>
      <QuoteColumns document={document}>
        <Correction />
      </QuoteColumns>
    </thank-you>
  );
}
