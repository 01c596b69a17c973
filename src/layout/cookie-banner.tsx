import { getSite } from '#src/content/identity.ts';
import { figure } from '#src/content/tables.ts';

const getMonths = () => String(figure('delais', 'cookies-choix').valeur);

/**
 * Asks for consent to audience measurement. If the site has no provider yet, asks for consent to a
 * future one.
 */
const Question = () =>
  getSite().mesureAudience ? (
    <>
      <b>Pouvons-nous mesurer l’audience{'\u202F'}?</b> Rien n’est posé sans votre accord, que vous
      reprenez quand vous voulez au pied de chaque page.
    </>
  ) : (
    <>
      <b>Ce site ne pose aucun traceur</b> et ne demande que l’accord qu’exigerait une mesure
      d’audience.
    </>
  );

/**
 * Class names of the buttons. They are on one row and look the same, so that no answer is
 * suggested.
 */
const answerStyle =
  'button bg-papier min-h-cible flex-1 px-1.5 text-[length:inherit] whitespace-nowrap md:px-5';

/**
 * Renders the cookie banner hidden; its script shows it. Without scripts the site stores nothing
 * and needs no consent. The banner is low, so that at least four fifths of a phone screen stay
 * visible.
 */
export const CookieBanner = () => (
  <cookie-banner
    className="block max-h-[80dvh] overflow-y-auto border-t-2 border-encre bg-papier pt-1.5 pb-[calc(--spacing(1)+env(safe-area-inset-bottom))] text-sm leading-[1.25] no-print md:py-3 md:text-base"
    data-months={getMonths()}
    data-measure={getSite().mesureAudience?.script}
    role="region"
    aria-label="Cookies"
    tabIndex={-1}
    hidden
  >
    <div className="frame md:grid md:grid-cols-[1fr_auto] md:items-center md:gap-x-6">
      <p className="max-w-none">
        <Question />
      </p>
      <div data-details hidden>
        <label className="tick py-2">
          <input type="checkbox" checked disabled />
          <span>
            <b>Technique</b> : votre réponse, gardée {getMonths()} mois. Toujours actif.
          </span>
        </label>
        <label className="tick py-2">
          <input type="checkbox" name="mesure" />
          <span>
            <b>Mesure d’audience</b> :{' '}
            {getSite().mesureAudience?.nom ?? 'aucun fournisseur pour l’instant'}.
          </span>
        </label>
        <p className="mb-2">
          <a href="/politique-confidentialite#cookies">En savoir plus</a>
        </p>
        <button type="button" className="button bg-papier min-h-cible" data-answer="enregistrer">
          Enregistrer mon choix
        </button>
      </div>
      <div className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm md:col-[2] md:row-[1] md:mt-0">
        <button type="button" className={answerStyle} data-answer="refuser">
          Tout refuser
        </button>
        <button type="button" className={answerStyle} data-answer="accepter">
          Tout accepter
        </button>
        <button type="button" className="plain-button min-h-cible" data-answer="personnaliser">
          Personnaliser
        </button>
      </div>
    </div>
  </cookie-banner>
);
