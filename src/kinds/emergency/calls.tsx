import { tables } from '#src/content/files.ts';
import { lookUp } from '#src/content/look-up.ts';
import type { Appel } from '#src/content/schemas/emergency.ts';
import { table } from '#src/content/tables.ts';
import { Sign, type SignName } from '#src/ui/sign.tsx';

/** Returns the name and link of a contact. `href` is undefined if each firm has its own number. */
export function contact(id: string) {
  const { lignes, autres } = table('contacts');
  const { nom, telephone, adresse, source } = lookUp(
    { ...lignes, ...autres },
    id,
    tables.contacts.file,
  );
  return {
    nom,
    href: telephone ? `tel:${telephone}` : adresse,
    isPhone: telephone !== undefined,
    source,
  };
}

const Words = ({ nom, texte, sign }: { nom: string; texte: string; sign: SignName }) => (
  <>
    <b>{nom}</b>
    <small>{texte}</small>
    <Sign name={sign} />
  </>
);

/**
 * Shows a contact whose number only the firm knows, with a field to store it
 * (noted-numbers.element.ts).
 */
const Own = ({ contact: id, nom, texte, ou }: Appel) => (
  <>
    {/* biome-ignore lint/a11y/useValidAnchor: the script adds the href once the visitor has stored the number */}
    <a data-noted={id} hidden>
      <Words nom={nom} texte={texte} sign="phone" />
    </a>
    <details data-unnoted={id}>
      <summary>
        <Words nom={nom} texte={texte} sign="chevron" />
      </summary>
      <p>{ou}</p>
      <form data-number={id} hidden>
        <label htmlFor={`numero-${id}`}>Son numéro, noté à l’avance</label>
        <input id={`numero-${id}`} type="tel" autoComplete="off" />
        <button type="submit" className="button">
          Noter
        </button>
      </form>
    </details>
  </>
);

/** Lists calls above the symptom cards: a telephone link, a website, or the place of the number. */
export const Calls = ({ rows }: { rows: Appel[] }) => (
  <noted-numbers className="calls-first block" data-block="appeler">
    <ul aria-label="Appeler">
      {rows.map((row) => {
        const { href, isPhone } = contact(row.contact);
        return (
          <li key={row.contact} data-item>
            {href ? (
              <a href={href} className="call-row">
                <Words nom={row.nom} texte={row.texte} sign={isPhone ? 'phone' : 'outside'} />
              </a>
            ) : (
              <Own {...row} />
            )}
          </li>
        );
      })}
    </ul>
    <p className="small" role="status" />
    <p className="small soft" data-told hidden>
      Vos numéros restent sur cet appareil, et dans la page gardée hors ligne.{' '}
      <button type="button" className="plain-button">
        Corriger
      </button>
    </p>
  </noted-numbers>
);
