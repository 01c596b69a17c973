import { StateRow } from '#src/components/ui/state.tsx';
import type { Document } from '#src/content/kinds.ts';
import type { Assureur } from '#src/content/schemas/tables.ts';
import { table } from '#src/content/tables.ts';
import { BlockSources } from '#src/mdx/blocks/block-sources.tsx';
import { RichText } from '#src/mdx/rich-text.tsx';

/** Inside what is included, under the dashed line what is optional, outside what the grid says is absent, with what to ask. */
export function Perimeter({ document, row }: { document: Document<'assureurs'>; row: Assureur }) {
  const absent = Object.values(table('garanties').lignes).filter(
    ({ champ }) => row.garanties && !row.garanties[champ as keyof typeof row.garanties],
  );
  const isAbsent = (name: string) => absent.some(({ nom }) => nom === name);
  const question = (nom: string) => document.garanties.find(({ name }) => name === nom)?.description;
  const included = document.garanties.filter(({ included: is }) => is);
  const optional = document.garanties.filter(({ included: is, name }) => !is && !isAbsent(name));
  const rows = (lines: typeof included, state: 'inclus' | 'option', word: string) => (
    <ul className="signed two-columns">
      {lines.map(({ name, description }) => (
        <StateRow key={name} state={state} word={word}>
          <b>{name}</b>
          <span className="small soft">
            <RichText text={description} />
          </span>
        </StateRow>
      ))}
    </ul>
  );
  return (
    <div data-block="garanties">
      <div className="perimeter">
        <h3 className="perimeter-title">Inclus</h3>
        {rows(included, 'inclus', 'Inclus')}
        {optional.length > 0 && (
          <div className="perimeter-option">
            <h3 className="perimeter-title">Optionnel, à demander</h3>
            {rows(optional, 'option', 'Optionnel')}
          </div>
        )}
      </div>
      {absent.length > 0 && (
        <div className="outside">
          <h3 className="perimeter-title">Absent de notre grille</h3>
          <ul className="signed two-columns">
            {absent.map(({ nom, explication }) => (
              <StateRow key={nom} state="absent" word="Absente">
                <b>{nom}</b>
                <span className="small soft">
                  <RichText text={question(nom) ?? `${explication}. À confirmer par devis.`} />
                </span>
              </StateRow>
            ))}
          </ul>
        </div>
      )}
      <BlockSources of={document.garanties} />
    </div>
  );
}
