import type { ReactNode } from 'react';
import { lookUp } from '#src/content/look-up.ts';
import type { Appel } from '#src/content/schemas/emergency.ts';
import { table } from '#src/content/tables.ts';
import { Sign, type SignName } from '#src/ui/sign.tsx';

/**
 * Returns the name and the link of a contact. `href` is undefined if each firm has its own number,
 * for example that of its IT provider.
 */
export function contact(id: string) {
  const { nom, telephone, adresse, source } = lookUp(table('contacts').lignes, id);
  return {
    nom,
    href: telephone ? `tel:${telephone}` : adresse,
    isPhone: telephone !== undefined,
    source,
  };
}

/** Class names of a row with a telephone number. The row is as high as a touch target must be. */
const rowStyle =
  'call-row grid min-h-15 grid-cols-[minmax(0,1fr)_auto] content-center items-center py-1.5 ' +
  'leading-[1.25] text-encre no-underline';

const Words = ({ nom, texte, sign }: { nom: string; texte: ReactNode; sign: SignName }) => (
  <>
    <b className="type-heading leading-[1.15]">{nom}</b>
    <small className="soft row-[2] text-base">{texte}</small>
    <Sign
      name={sign}
      className={`col-[2] row-[1/3] size-6 ${sign === 'chevron' ? 'rotate-90' : ''}`}
    />
  </>
);

/** Shows a public number as a button that calls it. */
const PublicNumber = ({ row: { nom, texte }, href }: { row: Appel; href: string | undefined }) => (
  <a
    href={href}
    className={`${rowStyle} h-full rounded-sm border-2 border-encre bg-surligneur px-2`}
  >
    <b className="type-label">
      Appeler le <span className="type-figure">{nom}</span>
    </b>
    <small className="col-span-full row-[2] text-base">{texte}</small>
    <Sign name="phone" className="col-[2] row-[1] size-6 max-[22rem]:hidden" />
  </a>
);

/**
 * Shows a contact whose number only the firm knows, with a field to store this number on the device
 * (see noted-numbers.element.ts).
 */
const Own = ({ contact: id, nom, texte, ou }: Appel) => (
  <>
    {/* biome-ignore lint/a11y/useValidAnchor: the script adds the href once the visitor has stored the number */}
    <a className={rowStyle} data-noted={id} hidden>
      <Words
        nom={nom}
        texte={
          <>
            <b className="num" data-number-place={id} /> {texte}
          </>
        }
        sign="phone"
      />
    </a>
    <details data-unnoted={id}>
      <summary className={rowStyle}>
        <Words nom={nom} texte={texte} sign="chevron" />
      </summary>
      <p>{ou}</p>
      <form className="mt-2 mb-4 flex flex-wrap gap-x-2 gap-y-1" data-number={id} hidden>
        <label className="w-full text-base font-bold" htmlFor={`numero-${id}`}>
          Son numéro, noté à l’avance
        </label>
        <input
          id={`numero-${id}`}
          className="min-h-12 min-w-0 flex-[1_1_10rem] border border-bord-champ px-3"
          type="tel"
          autoComplete="off"
        />
        <button type="submit" className="button">
          Noter
        </button>
      </form>
    </details>
  </>
);

/**
 * Lists above the symptom cards whom to call. Each contact has a telephone link, a website, or a
 * hint where to find the number. Public numbers come first, next to each other.
 */
export function Calls({ rows }: { rows: Appel[] }) {
  const all = rows.map((row) => ({ row, ...contact(row.contact) }));
  return (
    <noted-numbers className="block no-print" data-block="appeler">
      <ul className="grid grid-cols-2 gap-x-2" aria-label="Appeler">
        {all
          .filter(({ isPhone }) => isPhone)
          .map(({ row, href }) => (
            <li key={row.contact} className="mb-2" data-item>
              <PublicNumber row={row} href={href} />
            </li>
          ))}
        {all
          .filter(({ isPhone }) => !isPhone)
          .map(({ row, href }) => (
            <li
              key={row.contact}
              className="col-span-2 border-b border-filet last:border-b-2 last:border-encre"
              data-item
            >
              {href ? (
                <a href={href} className={rowStyle}>
                  <Words nom={row.nom} texte={row.texte} sign="outside" />
                </a>
              ) : (
                <Own {...row} />
              )}
            </li>
          ))}
      </ul>
      <p className="small mt-2" role="status" />
      <p className="small soft mt-2" data-told hidden>
        Vos numéros restent sur cet appareil, et dans la page gardée hors ligne.{' '}
        <button type="button" className="plain-button">
          Corriger
        </button>
      </p>
    </noted-numbers>
  );
}
