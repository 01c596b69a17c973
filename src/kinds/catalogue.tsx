import { readFileSync } from 'node:fs';
import { Body } from '#src/blocks/registry.tsx';
import { findComponent } from '#src/content/components.ts';
import { readExamples } from '#src/content/docs/readme.ts';
import { allPages } from '#src/content/documents.ts';
import { loadSite } from '#src/content/load.ts';
import { withWordings } from '#src/content/wording.ts';
import { Page } from '#src/layout/page.tsx';
import { examples } from '#src/ui/examples.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';

/** Finds a page with content for the component, so that the catalogue can show it. */
function findHolder(name: string) {
  const champ = findComponent(name)?.champ;
  return allPages().find((page) => !champ || champ in page);
}

/**
 * Shows the examples of src/ui, then all components that writers may use, each with its example
 * of the writers' guide. The page exists in development only.
 */
export const CatalogueTemplate = () => (
  <Page route="/catalogue">
    <PageHead
      of={{ kind: 'pages', menu: 'Catalogue', titre: 'Le catalogue des composants' }}
      lead={
        <p>
          Les composants du site, puis ce que l’on peut écrire dans un texte et ce que cela donne.
          Les exemples sont ceux de content/README.md.
        </p>
      }
    />
    {/* Imports choices.css, which the examples with choices need. */}
    <PageSheet name="deadlines" />
    {examples.map(({ id, title, content }) => (
      <div key={id} id={id}>
        <h2 className="frame pt-8">{title}</h2>
        {content}
      </div>
    ))}
    {readExamples(readFileSync('content/README.md', 'utf8')).map(({ name, source, help }) => {
      const holder = findHolder(name);
      return (
        <div key={name} id={name}>
          <div className="frame">
            <h2>{`<${name}>`}</h2>
            <p>{help}</p>
            <pre className="small">
              <code>{source}</code>
            </pre>
          </div>
          {holder && (
            <Body
              document={{ ...holder, source: withWordings(source, loadSite().values) }}
              slots={{ liste: <p>Ici vient une liste, que le modèle de la page écrit.</p> }}
            />
          )}
        </div>
      );
    })}
  </Page>
);
