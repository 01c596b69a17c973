import { RichText } from '#src/blocks/rich-text.tsx';
import type { Porte } from '#src/content/schemas/emergency.ts';
import { citeSource } from '#src/content/texts.ts';
import { Link } from '#src/ui/link.tsx';
import { NotVerified } from '#src/ui/not-verified.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { MarkedTitle, PlainTitle } from '#src/ui/title.tsx';
import { contact } from './calls.tsx';

/** Links to a contact. A number that the visitor stored becomes a telephone link. */
function Call({ id }: { id: string }) {
  const { nom, href, source } = contact(id);
  return (
    <>
      {href ? (
        <Link href={href} className="call num">
          {nom}
        </Link>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: the script adds the href once the visitor has stored the number
        <a className="call" data-noted={id}>
          {nom}
        </a>
      )}
      {source && <NotVerified source={citeSource(source).source} isAlone />}
    </>
  );
}

/**
 * Shows a symptom as a summary and the orders for the first ten minutes as its details. The id is
 * inside the details, so that a link opens them.
 */
export const Door = ({
  ancre,
  titre,
  signes,
  consigne,
  gestes,
  appels,
  interdits,
  noter,
}: Porte) => (
  <details className="door" data-block="porte">
    <summary>
      <h2>{titre}</h2>
      <small>{signes}</small>
      <Sign name="chevron" />
    </summary>
    <div id={ancre}>
      {consigne && <MarkedTitle as="p" className="type-number" text={consigne} />}
      <PlainTitle className="door-part">Vos dix premières minutes</PlainTitle>
      <ol className="minutes" aria-label="Vos dix premières minutes">
        {gestes.map(({ minute, ordre, detail }) => (
          <li key={ordre} data-item>
            <span className="num soft">{minute} min</span>
            <MarkedTitle as="b" text={ordre} /> <RichText as="p" text={detail} />
          </li>
        ))}
      </ol>
      <PlainTitle className="door-part">Appelez, dans cet ordre</PlainTitle>
      <ol className="rounds" aria-label="Appelez, dans cet ordre">
        {appels.map(({ quand, contacts }) => (
          <li key={quand}>
            <p className="soft">{quand}</p>
            <div className={contacts.length > 1 ? 'at-once' : undefined}>
              {contacts.map(({ id, texte }) => (
                <div key={id} data-item>
                  <Call id={id} />
                  <RichText as="p" text={texte} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="callout callout-danger">
        <PlainTitle className="callout-title">Ne faites pas cela</PlainTitle>
        <ul>
          {interdits.map(({ ordre, raison }) => (
            <li key={ordre} data-item>
              <b>{ordre}</b> <RichText as="span" text={raison} />
            </li>
          ))}
        </ul>
      </div>
      <PlainTitle className="door-part">Notez au fur et à mesure</PlainTitle>
      <p>
        <RichText text={noter} /> <a href="#fiche">La fiche à remplir</a> a les lignes qu’il faut.
      </p>
    </div>
  </details>
);
