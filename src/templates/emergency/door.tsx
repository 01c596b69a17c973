import { Link } from '#src/components/ui/link.tsx';
import { NotVerified } from '#src/components/ui/not-verified.tsx';
import { Sign } from '#src/components/ui/sign.tsx';
import { MarkedTitle } from '#src/components/ui/title.tsx';
import type { Porte } from '#src/content/schemas/emergency.ts';
import { citeSource } from '#src/content/texts.ts';
import { RichText } from '#src/mdx/rich-text.tsx';
import { contact } from './calls.tsx';

/** Whoever is called, as large as a heading; a number of the firm's own leads to it once it has been noted. */
function Call({ id }: { id: string }) {
  const { nom, href, source } = contact(id);
  return (
    <>
      {href ? (
        <Link href={href} className="call num">
          {nom}
        </Link>
      ) : (
        // biome-ignore lint/a11y/useValidAnchor: it leads somewhere once its number has been noted
        <a className="call" data-noted={id}>
          {nom}
        </a>
      )}
      {source && <NotVerified source={citeSource(source).source} isAlone />}
    </>
  );
}

/** What one sees, and behind it what to do in the next ten minutes. Its address is inside, so that a link opens it. */
export const Door = ({ ancre, titre, signes, consigne, gestes, appels, interdits, noter }: Porte) => (
  <details className="door" data-block="porte">
    <summary data-twin="keep">
      <h2>{titre}</h2>
      <small data-twin="line">{signes}</small>
      <Sign name="chevron" />
    </summary>
    <div id={ancre}>
      {consigne && (
        <p className="type-number">
          <MarkedTitle text={consigne} />
        </p>
      )}
      <p className="door-part" data-twin="title">
        Vos dix premières minutes
      </p>
      <ol className="minutes" aria-label="Vos dix premières minutes">
        {gestes.map(({ minute, ordre, detail }) => (
          <li key={ordre} data-item>
            <span className="num soft">{minute} min</span>
            <b>
              <MarkedTitle text={ordre} />
            </b>{' '}
            <RichText as="p" text={detail} />
          </li>
        ))}
      </ol>
      <p className="door-part" data-twin="title">
        Appelez, dans cet ordre
      </p>
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
        <p className="callout-title" data-twin="title">
          Ne faites pas cela
        </p>
        <ul>
          {interdits.map(({ ordre, raison }) => (
            <li key={ordre} data-item>
              <b>{ordre}</b> <RichText as="span" text={raison} />
            </li>
          ))}
        </ul>
      </div>
      <p className="door-part" data-twin="title">
        Notez au fur et à mesure
      </p>
      <p>
        <RichText text={noter} /> <a href="#fiche">La fiche à remplir</a> a les lignes qu’il faut.
      </p>
    </div>
  </details>
);
