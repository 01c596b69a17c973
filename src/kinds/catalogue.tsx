import { Body } from '#src/blocks/registry.tsx';
import {
  type ComponentName,
  type WritingComponent,
  writingComponents,
} from '#src/content/components.ts';
import { allPages } from '#src/content/documents.ts';
import { wording } from '#src/content/tables.ts';
import { withWordings } from '#src/content/wording.ts';
import { Page } from '#src/layout/page.tsx';
import { examples } from '#src/ui/examples.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';

/** Finds a page with content for the component, so that the catalogue can show it. */
const getHolder = ({ champ }: WritingComponent) =>
  allPages().find((page) => !champ || champ in page);

/**
 * Shows the examples of src/ui, then all components that writers may use, each with its source
 * text. The page exists in development only.
 */
export const CatalogueTemplate = () => (
  <Page route="/catalogue">
    <PageHead
      of={{ kind: 'pages', menu: 'Catalogue', titre: 'Le catalogue des composants' }}
      lead={
        <p>
          Les composants du site, puis ce que l’on peut écrire dans un texte et ce que cela donne.
          Les attributs sont dans content/README.md.
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
    {(Object.keys(writingComponents) as ComponentName[]).map((name) => {
      const component: WritingComponent = writingComponents[name];
      const holder = getHolder(component);
      return (
        <div key={name} id={name}>
          <div className="frame">
            <h2>{`<${name}>`}</h2>
            <p>{component.aide}</p>
            <pre className="small">
              <code>{component.exemple}</code>
            </pre>
          </div>
          {holder && (
            <Body
              document={{ ...holder, source: withWordings(component.exemple, wording) }}
              slots={{ liste: <p>Ici vient une liste, que le modèle de la page écrit.</p> }}
            />
          )}
        </div>
      );
    })}
  </Page>
);
