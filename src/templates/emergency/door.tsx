import { Link } from '#src/components/ui/link.tsx';
import { Sign } from '#src/components/ui/sign.tsx';
import { MarkedTitle } from '#src/components/ui/title.tsx';
import { lookUp } from '#src/content/look-up.ts';
import type { Porte } from '#src/content/schemas/emergency.ts';
import { table } from '#src/content/tables.ts';
import { RichText } from '#src/mdx/rich-text.tsx';

type Contact = { nom: string; telephone?: string | undefined; adresse?: string | undefined };

/** Whoever is called, as large as a heading; a name where the number is the firm's own. */
function Call({ id }: { id: string }) {
  const { lignes, autres } = table('contacts');
  const { nom, telephone, adresse } = lookUp<Contact>({ ...lignes, ...autres }, id, 'tables/contacts.yaml');
  const href = telephone ? `tel:${telephone}` : adresse;
  if (!href) return <b className="call">{nom}</b>;
  return (
    <Link href={href} className="call num">
      {nom}
    </Link>
  );
}

/** What one sees, and behind it what to do in the next ten minutes. Its address is inside, so that a link opens it. */
export const Door = ({ ancre, titre, signes, gestes, appels, interdits, noter }: Porte) => (
  <details className="door" data-block="porte">
    <summary data-twin="keep">
      <span>
        <b>{titre}</b>
        <small>{signes}</small>
      </span>
      <Sign name="chevron" />
    </summary>
    <div id={ancre}>
      <h2>Vos dix premières minutes</h2>
      <ol className="minutes">
        {gestes.map(({ minute, ordre, detail }) => (
          <li key={ordre} data-item>
            <span className="num soft">{minute} min</span>
            <b>
              <MarkedTitle text={ordre} />
            </b>{' '}
            <p>
              <RichText text={detail} />
            </p>
          </li>
        ))}
      </ol>
      <h3>Appelez, dans cet ordre</h3>
      <ol className="rounds">
        {appels.map(({ quand, contacts }) => (
          <li key={quand}>
            <p className="soft">{quand}</p>
            <div className={contacts.length > 1 ? 'at-once' : undefined}>
              {contacts.map(({ id, texte }) => (
                <div key={id} data-item>
                  <Call id={id} />
                  <p>
                    <RichText text={texte} />
                  </p>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div className="callout callout-danger">
        <h3 className="callout-title">Ne faites pas cela</h3>
        <ul>
          {interdits.map(({ ordre, raison }) => (
            <li key={ordre} data-item>
              <b>{ordre}</b>{' '}
              <span>
                <RichText text={raison} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <h3>Notez au fur et à mesure</h3>
      <p>
        <RichText text={noter} /> <a href="#fiche">La fiche à remplir</a> a les lignes qu’il faut.
      </p>
    </div>
  </details>
);
