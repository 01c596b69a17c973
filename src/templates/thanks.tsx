import { descriptionOf, fieldNames } from '#shared/quote-fields.ts';
import { Link } from '#src/components/ui/link.tsx';
import { environment } from '#src/config/environment.ts';
import { figureText } from '#src/content/figures.ts';
import type { Document } from '#src/content/kinds.ts';
import { site } from '#src/content/site.ts';
import { figure } from '#src/content/tables.ts';
import { telephoneLink } from '#src/domain/telephone.ts';
import { Body } from '#src/mdx/body.tsx';
import { Shell } from './shell.tsx';

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

/** How far the request has come: each sentence with the stages at which it is true (frame/pages/thank-you.ts). */
const Stages = () => (
  <div role="status">
    <p data-stage="none">
      Aucune demande n’a été envoyée depuis cette page. <Link href="/devis">Remplir le formulaire de devis</Link>
    </p>
    <p data-stage="checking" hidden>
      Nous vérifions le numéro de votre demande.
    </p>
    <p data-stage="unconfirmed unknown" hidden>
      <span data-stage="unconfirmed">Nous n’avons pas pu vérifier le numéro que porte cette adresse.</span>
      <span data-stage="unknown">Nous n’avons pas pu vérifier votre dernier envoi.</span> Pour savoir si une demande nous est
      parvenue, appelez le <Telephone />.
    </p>
    <p className="text-xl" data-stage="enregistree waiting remise retrait retiree" hidden>
      <span data-stage="enregistree waiting">Demande enregistrée.</span>
      <span data-stage="remise">Demande remise au courtier.</span>
      <span data-stage="retrait">Une demande de devis porte ce lien.</span>
      <span data-stage="retiree">Demande retirée.</span> Son numéro : <b className="num" data-number />
    </p>
    <p className="mt-3" data-stage="enregistree" hidden>
      Notez-le. Nous remettons la demande au courtier, et cette page vous le dira.
    </p>
    <p className="mt-3" data-stage="waiting" hidden>
      Notez-le. La messagerie du courtier n’a pas encore pris la demande. Elle lui sera remise sans que vous ayez rien à faire.
    </p>
    <p className="mt-3" data-stage="remise" hidden>
      Notez-le : il est aussi dans le message que le courtier a reçu.
    </p>
    <p className="mt-3" data-stage="retiree" hidden>
      Vos réponses sont effacées du site. Si le courtier les avait reçues, un message lui demande de les effacer aussi.
    </p>
    <p className="mt-3" data-accuse="attend" hidden>
      Un accusé de réception part à l’adresse e-mail que vous avez donnée, après la remise au courtier.
    </p>
    <p className="mt-3" data-accuse="parti" hidden>
      Un accusé de réception est parti à l’adresse e-mail que vous avez donnée.
    </p>
    <p className="mt-3" data-accuse="revenu" hidden>
      L’accusé de réception nous est revenu : vérifiez l’adresse e-mail, et appelez le <Telephone /> pour la corriger.
    </p>
    <p className="mt-3" data-accuse="aucun" hidden>
      Aucun accusé de réception ne part pour cette demande : son numéro suffit.
    </p>
  </div>
);

/** After a request was sent; opened directly it does not claim that something was. */
export const ThanksTemplate = ({ document }: { document: Document<'pages'> }) => (
  <Shell
    document={document}
    lead={
      <thank-you
        className="block pb-8"
        data-backend={JSON.stringify(environment.backend)}
        data-refused={JSON.stringify(notSentAgain)}
        data-kept={notWithdrawn}
      >
        <Stages />
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
    }
  >
    <Body document={document} />
  </Shell>
);
