import { isValidElement, Children as Nodes, type ReactNode } from 'react';
import { paymentStates } from '#src/content/components.ts';
import { figure } from '#src/content/tables.ts';
import { citeFigure } from '#src/content/texts.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { slugify } from '#src/lib/slug.ts';
import { Accordion } from '#src/ui/accordion.tsx';
import { Balance } from '#src/ui/charts/balance.tsx';
import { Button } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { SourceList } from '#src/ui/source-list.tsx';
import { StateRow } from '#src/ui/state.tsx';
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

export const Encart = ({ titre, children }: Children & { titre: string }) => (
  <div className="callout callout-danger orders not-prose">
    <p className="type-label text-lg">{titre}</p>
    {children}
  </div>
);

export const Replie = ({ titre, children }: Children & { titre: string }) => {
  const id = slugify(titre);
  return <Accordion name={id} items={[{ id, question: titre, answer: children }]} />;
};

/**
 * Returns the content of each item of a Markdown list. In a list with empty lines between its items,
 * this is the content of their paragraph.
 */
const readItems = (children: ReactNode) =>
  listElements(children)
    .flatMap(({ props }) => listElements(props.children))
    .map(({ key, props }) => {
      const paragraph = listElements(props.children).find(({ type }) => type === 'p');
      return { key, content: Nodes.toArray((paragraph?.props ?? props).children) };
    });

const listElements = (nodes: ReactNode) => Nodes.toArray(nodes).filter(isValidElement<Children>);

/** Reads a Markdown list whose items begin with a bold name. */
const readNamedItems = (children: ReactNode) =>
  readItems(children).map(({ key, content: [name, ...text] }) => ({
    key,
    name: isValidElement<Children>(name) && name.props.children,
    text,
  }));

/**
 * Renders a Markdown list with a checkbox for each item. The custom element <kept-fields> stores the
 * checked boxes on the device under this id.
 */
export const Cocher = ({ titre, id, children }: Children & { titre: string; id: string }) => (
  <kept-fields
    className={
      'checklist @container not-prose my-4 block border-y-2 border-encre pt-3 pb-1 ' +
      '[.checklist+&]:-mt-4 [.checklist+&]:border-t-0'
    }
    data-name={id}
  >
    <p className="type-label mb-2 text-lg">{titre}</p>
    <ul>
      {readItems(children).map(({ key, content }, index) => (
        <li key={key}>
          <label>
            <input type="checkbox" name={`${id}-${index + 1}`} autoComplete="off" />
            <span>{content}</span>
          </label>
        </li>
      ))}
    </ul>
  </kept-fields>
);

/** Renders a Markdown list whose items begin with a bold name. */
export const Definitions = ({ children }: Children) => (
  <NamedList>
    {readNamedItems(children).map(({ key, name, text }) => (
      <NamedItem key={key} name={name}>
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

const paymentTitle = 'Ce qu’un contrat paie';

/** Renders a Markdown list of losses under a label. Each begins with the words for its state. */
export const Paye = ({ children }: Children) => (
  <>
    <p>
      <strong>{paymentTitle}</strong>
    </p>
    <ul className="not-prose" aria-label={paymentTitle}>
      {readNamedItems(children).map(({ key, name, text }) => (
        <StateRow key={key} state={paymentStates[name as keyof typeof paymentStates]}>
          {text}
        </StateRow>
      ))}
    </ul>
  </>
);

/**
 * Shows the cost of an example claim, its sources, and who pays it. `echelle` is a larger claim of
 * the page. Both bars then have the same scale.
 */
export function Bilan({ sinistre, echelle = sinistre }: { sinistre: string; echelle?: string }) {
  const claim = workedClaim(sinistre);
  return (
    <>
      <p className="small soft">Scénario illustratif</p>
      <Balance claim={claim} fullLoss={workedClaim(echelle).lost} />
      <SourceList citations={claim.citations} />
    </>
  );
}
