import { environment } from '#src/config/environment.ts';
import type { Row } from './page.tsx';

/** Whatever is wrong between the page and the function, the broker has the request in his mail. */
const away =
  'Le site ne répond pas et rien n’est noté. Réessayez dans une minute ; la demande reste dans votre message.';

/** Where the link of the broker's mail leads: nothing happens until the button is pressed. */
const Confirmation = () => (
  <take-on
    className="block pb-8"
    data-backend={JSON.stringify(environment.backend)}
    data-away={away}
  >
    <noscript>
      <p className="mt-3">
        Cette page a besoin de scripts. Ouvrez le lien dans un navigateur qui les exécute.
      </p>
    </noscript>
    <p data-none>
      Ouvrez cette page par le lien « Pris en charge » du message qui remet une demande au courtier.
    </p>
    <div data-asked hidden>
      <p className="text-xl">
        Demande <b className="num" data-number />
      </p>
      <button type="button" className="button mt-3">
        Pris en charge
      </button>
      <p className="mt-3" role="status" />
    </div>
  </take-on>
);

export const takeOn: Row<'pages'> = { lead: Confirmation, also: undefined };
