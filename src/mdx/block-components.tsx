import { isValidElement, Children as Nodes, type ReactNode } from 'react';
import { Bars, fullScale } from '#src/components/charts/bars.tsx';
import { Simulator } from '#src/components/charts/simulator.tsx';
import { Stoppage } from '#src/components/charts/stoppage.tsx';
import { Button, Link } from '#src/components/ui/link.tsx';
import { SourceList } from '#src/components/ui/source-list.tsx';
import { citationsIn } from '#src/content/citations.ts';
import { type FigureTable, figureText } from '#src/content/figures.ts';
import { figures, table } from '#src/content/tables.ts';
import { axisEnd, graduation } from '#src/domain/estimate.ts';
import { ceilingBars } from './blocks/couvertures.tsx';

type Children = { children?: ReactNode };
type Ids = { titre: string; ids: string; fort?: string };

const split = (ids: string | undefined) =>
  (ids ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

const rowsOf = (from: FigureTable, ids: string) =>
  split(ids).flatMap((id) => {
    const figure = figures[from][id];
    return figure ? [{ id, name: figure.nom, value: figureText(figure), valeur: figure.valeur, unite: figure.unite }] : [];
  });

const bounds = (valeur: number | [number, number]) =>
  typeof valeur === 'number' ? { high: valeur } : { low: valeur[0], high: valeur[1] };

export const Marge = ({ titre, chiffre, children }: Children & { titre?: string; chiffre?: string }) => (
  <div className="note">
    {chiffre && <span className="note-figure num">{chiffre}</span>}
    {titre && (
      <p className="note-title" data-twin="title">
        {titre}
      </p>
    )}
    {children}
  </div>
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
  <check-list className="checklist not-prose block" data-name={id}>
    <p className="checklist-title" data-twin="title">
      {titre}
    </p>
    {children}
  </check-list>
);

export const Bouton = ({ vers, children }: Children & { vers: string }) => (
  <div className="actions not-prose">
    <Button href={vers}>{children}</Button>
  </div>
);

export const Phase = ({ delai, nom, titre, children }: Children & { delai: string; nom: string; titre: string }) => {
  const figure = figures.delais[delai];
  const isMargin = (node: ReactNode) => isValidElement(node) && node.type === PhaseMargin;
  const all = Nodes.toArray(children);
  return (
    <div className="phase" data-block="phases" data-item>
      <p className="phase-clock num">
        {figure && figureText(figure)}
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

/** The emergency services, as large as headings. */
export function Appels() {
  const rows = Object.entries(table('contacts').lignes);
  return (
    <div data-block="appels" className="not-prose">
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
      <SourceList citations={citationsIn(rows.map(([, { source }]) => (source ? `<Source id="${source}" />` : '')).join(' '))} />
    </div>
  );
}

function Quantities({ from, titre, ids, fort }: Ids & { from: 'chiffres' | 'delais' }) {
  const strong = fort ? split(fort) : undefined;
  const bars = rowsOf(from, ids).map(({ id, name, value, valeur, unite }) => ({
    name,
    value,
    unite,
    strong: strong ? strong.includes(id) : true,
    ...bounds(valeur),
  }));
  return (
    <Bars
      title={titre}
      bars={bars}
      end={bars.every(({ unite }) => unite === '%') ? 100 : fullScale(bars)}
      data={['Mesure', 'Valeur']}
    />
  );
}

export const Barres = (props: Ids) => <Quantities from="chiffres" {...props} />;
export const Durees = (props: Ids) => <Quantities from="delais" {...props} />;

export function Echelle({ titre, ids }: Ids) {
  const bars = ceilingBars(split(ids).map((id) => ({ id, name: figures.plafonds[id]?.nom ?? id })));
  return <Bars title={titre} bars={bars} end={fullScale(bars)} />;
}

export function AxePrix({ titre, ids, fort }: Ids) {
  const strong = fort ? split(fort) : undefined;
  const bars = rowsOf('prix', ids).map(({ id, name, value, valeur }) => ({
    name,
    value,
    strong: strong ? strong.includes(id) : true,
    ...(typeof valeur === 'number' ? { low: valeur * 0.985, high: valeur * 1.015 } : { low: valeur[0], high: valeur[1] }),
  }));
  const end = axisEnd(fullScale(bars));
  const marks = graduation(end).map((mark) => `${mark}${mark === end ? '\u202F€' : ''}`);
  return <Bars title={titre} bars={bars} end={end} graduation={marks} data={['Prix', 'Par mois']} />;
}

const number = (from: FigureTable, id: string) => {
  const valeur = figures[from][id]?.valeur;
  return typeof valeur === 'number' ? valeur : 0;
};

export function Simulateur() {
  const [low = 8, high = 72] = [figures.plafonds['franchise-pertes']?.valeur ?? []].flat();
  return (
    <Simulator
      sales={number('chiffres', 'simulateur-ventes')}
      loss={number('chiffres', 'simulateur-perte')}
      days={number('delais', 'simulateur-arret')}
      month={number('delais', 'simulateur-mois')}
      deductibles={[low, 24, high]}
    />
  );
}

export function Arret() {
  const text = (from: FigureTable, id: string) => {
    const figure = figures[from][id];
    return figure ? figureText(figure) : '';
  };
  return (
    <Stoppage
      deductible={text('plafonds', 'franchise-pertes')}
      period={text('delais', 'indemnisation-max')}
      usual={text('delais', 'indemnisation-usuelle')}
    />
  );
}
