import { fieldNames, getDescription } from '#shared/quote-fields.ts';
import { site } from '#src/content/identity.ts';
import { written } from '#src/content/tables.ts';
import { joinWithAnd } from '#src/lib/join-with-and.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { Link } from '#src/ui/link.tsx';

const { telephone } = site.courtier;

export const Telephone = () => <Link href={buildTelephoneLink(telephone)}>{telephone}</Link>;

/** Why it could not be withdrawn nobody here knows: the broker has it all the same. */
export const notWithdrawn = `Le retrait n’a pas abouti. Écrivez à ${site.courtier.email}, avec le numéro, ou appelez-le au ${telephone}.`;

/** What was sent is in this tab alone: to print it, to keep it as a file, to mail it to oneself. */
export const Copies = () => (
  <div className="note" data-with-answers hidden>
    <p className="type-name mb-1">Enregistrer une copie</p>
    <p>Vos réponses disparaissent de cette page quand vous la fermez.</p>
    <p className="copies">
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
  </div>
);

const laterFields = fieldNames.flatMap((name) => getDescription(name).longOnly ?? []);
const phrases = joinWithAnd(laterFields.map(({ phrase }) => phrase));

/**
 * The answers that the short form does not ask, to fill in; the page's script puts the number in
 * the place of NUMERO.
 */
const laterLines = [
  'Bonjour,',
  '',
  'Je complète ma demande NUMERO.',
  '',
  ...laterFields.map(({ line }) => `${line} : `),
  '',
];
const laterMail = `mailto:${site.courtier.email}?subject=Demande%20NUMERO&body=${encodeURIComponent(laterLines.join('\r\n'))}`;

export const Complete = () => (
  <div className="note">
    <p className="type-name mb-1">Corriger ou compléter</p>
    <p data-short hidden>
      Vous avez rempli le formulaire court.{' '}
      <Link href={laterMail} data-more>
        {`Ajouter ${phrases} par e-mail`}
      </Link>
    </p>
    <p>
      Écrivez au courtier avec le numéro,{' '}
      <Link href={`mailto:${site.courtier.email}`}>{site.courtier.email}</Link>, ou appelez-le au{' '}
      <Telephone />.
    </p>
  </div>
);

export const Late = () => (
  <div className="note" data-stage="enregistree waiting remise" hidden>
    <p className="type-name mb-1" data-late-day>
      Rien reçu sous {written('delais', 'reponse')} ?
    </p>
    <p>
      Regardez d’abord dans les indésirables, puis appelez le <Telephone /> avec le numéro de la
      demande.
    </p>
  </div>
);

export const Withdrawal = () => (
  <div className="note">
    <details className="withdrawal">
      <summary>Retirer ma demande</summary>
      <p>
        Vos réponses sont effacées du site aussitôt, et le courtier est averti s’il les a déjà
        reçues.
      </p>
      <p>
        <button type="button" className="button button-red" data-withdraw>
          Confirmer le retrait
        </button>
      </p>
    </details>
    <p role="status" data-withdrawal />
  </div>
);
