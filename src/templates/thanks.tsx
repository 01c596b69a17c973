import { descriptionOf, fieldNames } from '#shared/quote-fields.ts';
import { Link } from '#src/components/ui/link.tsx';
import type { Document } from '#src/content/kinds.ts';
import { site } from '#src/content/site.ts';
import { Body } from '#src/mdx/body.tsx';
import { Shell } from './shell.tsx';

const laterFields = fieldNames.flatMap((name) => descriptionOf(name).longOnly ?? []);
const phrases = new Intl.ListFormat('fr').format(laterFields.map(({ phrase }) => phrase));

/** After a request was sent; opened directly it does not claim that something was. */
export const ThanksTemplate = ({ document }: { document: Document<'pages'> }) => (
  <Shell
    document={document}
    lead={
      <thank-you
        className="block pb-8"
        data-email={site.contact.email}
        data-later={JSON.stringify(laterFields.map(({ line }) => line))}
      >
        <p data-state="none">
          Aucune demande n’a été envoyée depuis cette page. <Link href="/devis">Remplir le formulaire de devis</Link>
        </p>
        <div data-state="sent" hidden>
          <p className="text-xl">
            Demande envoyée. Son numéro : <b className="num" data-number />
          </p>
          <p>Notez-le : il est aussi dans le message que le courtier a reçu.</p>
          <p data-short hidden>
            Vous avez rempli le formulaire court.{' '}
            <Link href={`mailto:${site.contact.email}`} data-more>
              {`Ajouter ${phrases} par e-mail`}
            </Link>
          </p>
        </div>
      </thank-you>
    }
  >
    <Body document={document} />
  </Shell>
);
