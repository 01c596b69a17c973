import { fieldNames, getDescription } from '#shared/quote-fields.ts';
import { site } from '#src/content/identity.ts';
import { getFigureText } from '#src/content/tables.ts';
import { joinWithAnd } from '#src/lib/join-with-and.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { Link } from '#src/ui/link.tsx';

const { email, telephone } = site.courtier;

const Telephone = () => <Link href={buildTelephoneLink(telephone)}>{telephone}</Link>;

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
const laterMail = `mailto:${email}?subject=Demande%20NUMERO&body=${encodeURIComponent(laterLines.join('\r\n'))}`;

/** For a request whose answer is due. */
export const Late = () => (
  <section className="leading-serre" data-stage="enregistree waiting remise" hidden>
    <h2 className="type-heading mb-3" data-late-day>
      Rien reçu sous {getFigureText('delais', 'reponse')}
      {'\u202F'}?
    </h2>
    <p className="text-base">
      Regardez d’abord dans les indésirables, puis appelez le <Telephone /> avec le numéro de la
      demande.
    </p>
  </section>
);

/** For a request that was sent. */
export const Correction = () => (
  <section
    className="text-base leading-serre no-print"
    data-stage="enregistree waiting remise retrait"
    hidden
  >
    <h2 className="type-heading mb-3">Corriger, compléter, retirer</h2>
    <p className="mb-3" data-short hidden>
      Vous avez rempli le formulaire court.{' '}
      <Link href={laterMail} data-more>
        {`Ajouter ${phrases} par e-mail`}
      </Link>
    </p>
    <p>
      Écrivez au courtier avec le numéro, <Link href={`mailto:${email}`}>{email}</Link>, ou
      appelez-le au <Telephone />.
    </p>
    <details className="quote-more mt-4">
      <summary>
        <b>Retirer ma demande</b>
      </summary>
      <p>
        Vos réponses sont effacées du site aussitôt, et le courtier est averti s’il les a déjà
        reçues.
      </p>
      <p className="py-4">
        <button type="button" className="button button-plain text-rouge" data-withdraw>
          Confirmer le retrait
        </button>
      </p>
    </details>
    <p role="status" data-withdrawal />
  </section>
);
