import { tables } from '#src/content/files.ts';
import { lookUp } from '#src/content/look-up.ts';
import { table } from '#src/content/tables.ts';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { BlockSources } from './block-sources.tsx';
import { Keys } from './claims.tsx';
import { ArticleOfPolicy } from './facsimile-article.tsx';
import { RichText } from './rich-text.tsx';

/**
 * Shows a page of a policy. The edge of the sheet shows the share that each article pays; the
 * margin shows the amounts in euros.
 */
export function Facsimile({ id }: { id: string }) {
  const { articles, lignes } = table('facsimiles');
  const page = lookUp(lignes, id, tables.facsimiles.file);
  const { document, chapitre, titre, folio, exemple, choix, lu } = page;
  const rows = page.articles.map((each) => ({
    id: each,
    article: lookUp(articles, each, tables.facsimiles.file),
  }));
  const findPair = (index: number) => {
    const getNumber = (at: number) => rows[at]?.article.numero;
    if (getNumber(index) === getNumber(index + 1)) return ' pair-first';
    return getNumber(index) === getNumber(index - 1) ? ' pair-last' : '';
  };
  const list = (
    <ol className={choix ? 'facsimile-articles choosing' : 'facsimile-articles'}>
      {rows.map((row, index) => (
        <ArticleOfPolicy
          key={row.id}
          {...row}
          isChosen={choix}
          isRead={row.id === lu}
          pair={findPair(index)}
          isShort={titre === undefined}
        />
      ))}
    </ol>
  );
  return (
    <figure
      className="facsimile not-prose"
      data-block="facsimile"
      aria-label="Page de contrat commentée"
    >
      <PageSheet name="facsimile" />
      {exemple && (
        <div className="example small">
          <RichText as="p" text={exemple} isPlain />
          <Keys />
        </div>
      )}
      <div className="facsimile-sheet">
        <p className="folio small soft">
          <span>{document}</span> <span>Texte écrit pour cet exemple, d’aucun assureur</span>
        </p>
        {titre && (
          <p className="chapter">
            <span>{chapitre}</span> {titre}
          </p>
        )}
        {choix ? (
          <fieldset>
            <legend className="sr-only">Article à lire</legend>
            {list}
          </fieldset>
        ) : (
          list
        )}
        {folio && (
          <p className="folio small soft">
            <span className="num">{folio}</span>
            <span>
              Paraphe <i />
            </span>
          </p>
        )}
      </div>
      <BlockSources of={rows} />
    </figure>
  );
}
