import { isValidElement, Children as Nodes, type ReactNode } from 'react';
import { figure, getFigureText } from '#src/content/tables.ts';
import { citeFigure } from '#src/content/texts.ts';
import { slugify } from '#src/lib/slug.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { Button } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { Notes, PartRow, RowMatter, RowName } from '#src/ui/section.tsx';
import { SourceList } from '#src/ui/source-list.tsx';
import { Checklist } from './checklist.tsx';
import { NamedItem, NamedList } from './rich-text.tsx';

type Children = { children?: ReactNode };

export const Marge = ({
  titre,
  chiffre,
  children,
}: Children & { titre?: string; chiffre?: string }) => (
  <Note title={titre} figure={chiffre}>
    {children}
  </Note>
);

export const Encart = ({ titre, ton, children }: Children & { titre: string; ton?: string }) => (
  <div
    className={
      ton === 'danger' ? 'callout callout-danger orders not-prose' : 'callout orders not-prose'
    }
  >
    <p className="type-label text-lg">{titre}</p>
    {children}
  </div>
);

export const Replie = ({ titre, children }: Children & { titre: string }) => {
  const id = slugify(titre);
  return <Accordion name={id} items={[{ id, question: titre, answer: children }]} />;
};

/**
 * Renders a Markdown list with a checkbox for each item.
 */
export const Cocher = ({ titre, id, children }: Children & { titre: string; id: string }) => (
  <Checklist name={id}>
    <p className="type-label mb-2 text-lg">{titre}</p>
    {children}
  </Checklist>
);

/** Returns the content of each item of a Markdown list. */
const readItems = (children: ReactNode) =>
  Nodes.toArray(children)
    .filter(isValidElement<Children>)
    .flatMap(({ props }) => Nodes.toArray(props.children))
    .filter(isValidElement<Children>)
    .map(({ key, props }) => ({ key, content: Nodes.toArray(props.children) }));

/** Renders a Markdown list whose items begin with a bold name. */
export const Definitions = ({ children }: Children) => (
  <NamedList>
    {readItems(children).map(({ key, content: [name, ...text] }) => (
      <NamedItem key={key} name={isValidElement<Children>(name) && name.props.children}>
        <dd className="leading-serre">{text}</dd>
      </NamedItem>
    ))}
  </NamedList>
);

/**
 * Shows a testimonial. An invented one has the label « illustratif » and is not marked up as a
 * quotation.
 */
export function Temoignage({ qui, preuve, children }: Children & { qui: string; preuve: string }) {
  const isInvented = preuve === 'illustratif';
  const Said = isInvented ? 'div' : 'blockquote';
  return (
    <figure className="callout not-prose" data-block="temoignages" data-item>
      {isInvented && <p className="small soft">Scénario illustratif</p>}
      <Said>{children}</Said>
      <figcaption className="small">{qui}</figcaption>
    </figure>
  );
}

export const Bouton = ({ vers, children }: Children & { vers: string }) => (
  <div className="not-prose mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 no-print">
    <Button href={vers}>{children}</Button>
  </div>
);

/**
 * Shows a promise of the site about itself only if its figure is proven. Otherwise shows the
 * children instead.
 */
export function Affirmation({ chiffre, children }: Children & { chiffre: string }) {
  const claim = figure('chiffres', chiffre);
  return (
    <div data-block="engagement">
      {claim.preuve === 'prouve' ? (
        <>
          <p>
            {claim.nom}&nbsp;: <b className="num">{claim.texte}</b>
          </p>
          <SourceList citations={citeFigure('chiffres', chiffre)} />
        </>
      ) : (
        children
      )}
    </div>
  );
}

/**
 * Renders one phase of the incident guide. Its `<Marge>` children become notes to the right of the
 * text.
 */
export const Phase = ({
  delai,
  nom,
  titre,
  children,
}: Children & { delai: string; nom: string; titre: string }) => {
  const isNote = (node: ReactNode) => isValidElement(node) && node.type === Marge;
  const all = Nodes.toArray(children);
  const notes = all.filter(isNote);
  return (
    <div className="break-inside-avoid" data-block="phases" data-item>
      <PartRow>
        <RowName>
          <p className="type-figure num">{getFigureText('delais', delai)}</p>
          <p className="soft text-base">{nom}</p>
        </RowName>
        <RowMatter>
          <h3 className="mb-2 @lg:text-2xl">{titre}</h3>
          <div className="orders">{all.filter((node) => !isNote(node))}</div>
        </RowMatter>
        {notes.length > 0 && <Notes>{notes}</Notes>}
      </PartRow>
    </div>
  );
};
