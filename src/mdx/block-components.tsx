import { isValidElement, Children as Nodes, type ReactNode } from 'react';
import { Button } from '#src/components/ui/link.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { SourceList } from '#src/components/ui/source-list.tsx';
import { figureText } from '#src/content/figures.ts';
import { figure, written } from '#src/content/tables.ts';
import { citeFigure } from '#src/content/texts.ts';

type Children = { children?: ReactNode };

export const Marge = ({ titre, chiffre, children }: Children & { titre?: string; chiffre?: string }) => (
  <Note title={titre} figure={chiffre}>
    {children}
  </Note>
);

export const Encart = ({ titre, ton, children }: Children & { titre: string; ton?: string }) => (
  <div className={ton === 'danger' ? 'callout callout-danger orders not-prose' : 'callout orders not-prose'}>
    <p className="callout-title" data-twin="title">
      {titre}
    </p>
    {children}
  </div>
);

/** A Markdown list whose items tick: the frame puts a box before each, prints it, and keeps its ticks on the device. */
export const Cocher = ({ titre, id, children }: Children & { titre: string; id: string }) => (
  <kept-fields className="checklist not-prose block" data-name={id}>
    <p className="checklist-title" data-twin="title">
      {titre}
    </p>
    {children}
  </kept-fields>
);

export const Bouton = ({ vers, children }: Children & { vers: string }) => (
  <div className="actions not-prose">
    <Button href={vers}>{children}</Button>
  </div>
);

/** What the site claims of itself is shown with its proof, or not at all. */
export function Affirmation({ chiffre, children }: Children & { chiffre: string }) {
  const claim = figure('chiffres', chiffre);
  return (
    <div data-block="engagement">
      {claim.preuve === 'prouve' ? (
        <>
          <p>
            {claim.nom}&nbsp;: <b className="num">{figureText(claim)}</b>
          </p>
          <SourceList citations={citeFigure('chiffres', chiffre)} />
        </>
      ) : (
        children
      )}
    </div>
  );
}

export const Phase = ({ delai, nom, titre, children }: Children & { delai: string; nom: string; titre: string }) => {
  const isMargin = (node: ReactNode) => isValidElement(node) && node.type === PhaseMargin;
  const all = Nodes.toArray(children);
  return (
    <div className="phase" data-block="phases" data-item>
      <p className="phase-clock num">
        {written('delais', delai)}
        <small>{nom}</small>
      </p>
      <div className="phase-body">
        <h3>{titre}</h3>
        <div className="orders">{all.filter((node) => !isMargin(node))}</div>
      </div>
      {all.filter(isMargin)}
    </div>
  );
};

export const PhaseMargin = ({ children }: Children) => <div className="phase-margin margin">{children}</div>;
