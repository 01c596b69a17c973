import { type Bar, Bars, fullScale } from '#src/components/charts/bars.tsx';
import { figureText } from '#src/content/figures.ts';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figures } from '#src/content/tables.ts';
import { RichText } from '../rich-text.tsx';
import { BlockSources } from './block-sources.tsx';

const bounds = (valeur: number | [number, number]) =>
  typeof valeur === 'number' ? { high: valeur } : { low: valeur[0], high: valeur[1] };

/** Bars for the given ceilings, to one scale. */
export function ceilingBars(rows: { name: string; id: string }[]): Bar[] {
  return rows.flatMap(({ name, id }) => {
    const figure = figures.plafonds[id];
    return figure ? [{ name, value: figureText(figure), ...bounds(figure.valeur) }] : [];
  });
}

/** What each cover pays, and up to how much, drawn to scale. */
export function Couvertures({ couvertures }: { couvertures: Blocks['couvertures'] }) {
  const bars = ceilingBars(couvertures.flatMap(({ titre, plafond }) => (plafond ? [{ name: titre, id: plafond }] : [])));
  return (
    <div data-block="couvertures" className="grid gap-x-8 lg:grid-cols-2">
      <dl className="named-list self-start">
        {couvertures.map(({ titre, description, plafond }) => {
          const figure = plafond && figures.plafonds[plafond];
          return (
            <div key={titre} data-item>
              <dt>{titre}</dt>
              <dd className="text-base leading-serre">
                <RichText text={description} />
                {figure && (
                  <b className="num mt-1 block" data-twin="line">
                    {typeof figure.valeur === 'number' ? 'Jusqu’à' : 'De'} {figureText(figure)}
                  </b>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <div>
        {bars.length > 0 && <Bars title="Les plafonds, à l’échelle" bars={bars} end={fullScale(bars)} />}
        <p className="source-line">Plafonds : données indicatives du comparateur, à confirmer par devis.</p>
        <BlockSources of={couvertures} />
      </div>
    </div>
  );
}
