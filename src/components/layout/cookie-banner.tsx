import { site } from '#src/content/site.ts';
import { figure } from '#src/content/tables.ts';

const months = figure('delais', 'cookies-choix').valeur;

/** Shown by its script alone: without scripts nothing is set, and there is nothing to ask. */
export const CookieBanner = () => (
  <cookie-banner
    className="cookies"
    data-months={String(months)}
    data-measure={site.mesureAudience?.script}
    role="region"
    aria-label="Cookies"
    hidden
  >
    <h2 tabIndex={-1} className="callout-title">
      Nous ne mesurons rien sans votre accord
    </h2>
    <p>
      Un traceur de mesure d’audience peut être posé si vous l’acceptez. Votre choix est gardé {months} mois ; vous pouvez le
      changer au pied de chaque page. <a href="/politique-confidentialite">En savoir plus</a>
    </p>
    <div data-details hidden>
      <label>
        <input type="checkbox" checked disabled />
        <span>
          <b>Technique</b> : mémoire de ce choix. Toujours actif.
        </span>
      </label>
      <label>
        <input type="checkbox" name="mesure" autoComplete="off" />
        <span>
          <b>Mesure d’audience</b> : {site.mesureAudience?.nom ?? 'aucun fournisseur pour l’instant'}.
        </span>
      </label>
      <div className="choices">
        <button type="button" className="button button-plain" data-answer="enregistrer">
          Enregistrer mon choix
        </button>
      </div>
    </div>
    <div className="choices">
      <button type="button" className="button button-plain" data-answer="refuser">
        Tout refuser
      </button>
      <button type="button" className="button button-plain" data-answer="accepter">
        Tout accepter
      </button>
      <button type="button" className="button button-plain" data-answer="personnaliser">
        Personnaliser
      </button>
    </div>
  </cookie-banner>
);
