import { Bars, fullScale } from '#src/components/charts/bars.tsx';
import { figureText } from '#src/content/figures.ts';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figure } from '#src/content/tables.ts';
import { figureBar } from '../figure-bar.ts';
import { RichText } from '../rich-text.tsx';
import { BlockSources } from './block-sources.tsx';

/** What each cover pays, and up to how much, drawn to scale. */
export function Couvertures({ couvertures }: { couvertures: Blocks['couvertures'] }) {
  const bars = couvertures.flatMap(({ titre, plafond }) => (plafond ? [figureBar(figure('plafonds', plafond), titre)] : []));
  return (
    <div data-block="couvertures" className="grid gap-x-8 lg:grid-cols-2">
      <dl className="named-list self-start">
        {couvertures.map(({ titre, description, plafond }) => {
          const ceiling = plafond && figure('plafonds', plafond);
          return (
            <div key={titre} data-item>
              <dt>{titre}</dt>
              <dd className="text-base leading-serre">
                <RichText text={description} />
                {ceiling && (
                  <b className="num mt-1 block" data-twin="line">
                    {typeof ceiling.valeur === 'number' ? 'Jusqu’à' : 'De'} {figureText(ceiling)}
                  </b>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <div>
        {bars.length > 0 && <Bars title="Les plafonds, à l’échelle" bars={bars} end={fullScale(bars)} />}
        <p className="source-line">Plafonds de notre grille, indicatifs et sans contrat lu : un devis donne les vôtres.</p>
        <BlockSources of={couvertures} />
      </div>
    </div>
  );
}
