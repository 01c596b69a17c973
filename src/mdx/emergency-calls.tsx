import { Link } from '#src/components/ui/link.tsx';
import { SourceList } from '#src/components/ui/source-list.tsx';
import { table } from '#src/content/tables.ts';
import { citeSource, distinct } from '#src/content/texts.ts';

/** The emergency services, as large as headings. */
export function Appels() {
  const rows = Object.entries(table('contacts').lignes);
  return (
    <div data-block="appels" data-layer="calls" className="not-prose">
      <ol className="calls">
        {rows.map(([id, { nom, telephone, adresse, pour, texte }]) => {
          const href = telephone ? `tel:${telephone}` : adresse;
          return (
            <li key={id} data-item>
              {href ? (
                <Link href={href} className={telephone ? 'call call-number num' : 'call'}>
                  {nom}
                </Link>
              ) : (
                <span className="call">{nom}</span>
              )}
              <p>
                <b>{pour}</b> {texte}
              </p>
            </li>
          );
        })}
      </ol>
      <SourceList citations={distinct(rows.flatMap(([, { source }]) => (source ? [citeSource(source)] : [])))} />
    </div>
  );
}
