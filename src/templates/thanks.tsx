import { descriptionOf, fieldNames } from '#shared/quote-fields.ts';
import { Link } from '#src/components/ui/link.tsx';
import { environment } from '#src/config/environment.ts';
import { figureText } from '#src/content/figures.ts';
import { site } from '#src/content/identity.ts';
import { figure } from '#src/content/tables.ts';
import { telephoneLink } from '#src/domain/telephone.ts';
import type { Row } from './page.tsx';
import { Stages } from './thanks-stages.tsx';

const laterFields = fieldNames.flatMap((name) => descriptionOf(name).longOnly ?? []);
const phrases = new Intl.ListFormat('fr').format(laterFields.map(({ phrase }) => phrase));
const { telephone } = site.contact;

/** The answers that the short form does not ask, to fill in; the page's script puts the number in the place of NUMERO. */
const laterLines = ['Bonjour,', '', 'Je complète ma demande NUMERO.', '', ...laterFields.map(({ line }) => `${line} : `), ''];
const laterMail = `mailto:${site.courtier.email}?subject=Demande%20NUMERO&body=${encodeURIComponent(laterLines.join('\r\n'))}`;

const Telephone = () => <Link href={telephoneLink(telephone)}>{telephone}</Link>;

const call = `Vous pouvez nous appeler au ${telephone}.`;

/** Why a request cannot be sent once more, by the status of the function's answer; 0 for any other. */
const notSentAgain = {
  0: `Le renvoi n’a pas abouti. ${call}`,
  404: `Nous ne retrouvons pas cette demande. ${call}`,
  410: `Le contenu de cette demande est déjà effacé : refaites-la. ${call}`,
  429: `Cette demande a déjà été renvoyée trois fois. ${call}`,
};

/** Why it could not be withdrawn nobody here knows: the broker has it all the same. */
const notWithdrawn = `Le retrait n’a pas abouti. Écrivez à ${site.courtier.email}, avec le numéro, ou appelez le ${telephone}.`;

/** After a request was sent; opened directly it does not claim that something was. */
const Progress = () => (
  <thank-you
    className="block pb-8"
    data-backend={JSON.stringify(environment.backend)}
    data-refused={JSON.stringify(notSentAgain)}
    data-kept={notWithdrawn}
  >
    <Stages telephone={<Telephone />} />
    <p className="mt-3" data-unsent hidden>
      Votre dernier envoi n’a pas abouti. Vos réponses sont encore dans <Link href="/devis">le formulaire</Link>.
    </p>
    <p className="mt-3" data-short hidden>
      Vous avez rempli le formulaire court.{' '}
      <Link href={laterMail} data-more>
        {`Ajouter ${phrases} par e-mail`}
      </Link>
    </p>
    <p className="mt-3" data-stage="enregistree waiting remise" hidden>
      Rien reçu sous {figureText(figure('delais', 'reponse'))} ?{' '}
      <button type="button" className="text-bleu underline cursor-pointer" data-again>
        Renvoyer la demande
      </button>{' '}
      <span role="status" data-outcome />
    </p>
    <details className="mt-3" data-stage="enregistree waiting remise retrait" hidden>
      <summary>Retirer ma demande</summary>
      <p className="mt-3">
        Vos réponses sont effacées du site aussitôt, et le courtier est averti s’il les a déjà reçues.{' '}
        <button type="button" className="text-bleu underline cursor-pointer" data-withdraw>
          Confirmer le retrait
        </button>{' '}
        <span role="status" data-withdrawal />
      </p>
    </details>
  </thank-you>
);

export const thanks: Row<'pages'> = { lead: Progress, also: undefined };
