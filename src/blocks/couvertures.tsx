import { figure } from '#src/content/tables.ts';
import { Bars, figureBar } from '#src/ui/charts/bars.tsx';
import { BlockSources } from './block-sources.tsx';
import type { Drawing } from './drawing.ts';
import { NamedItem, NamedList, RichText } from './rich-text.tsx';

/** Shows guarantees, with their ceilings (maximum payments) as bars on a common scale. */
export const couvertures: Drawing<'couvertures'> = {
  className: 'grid items-start gap-x-8 @lg:grid-cols-2',
  // Returns no sources here, because the second column already lists them.
  citations: () => [],
  draw: (rows) => {
    const bars = rows.flatMap(({ titre, plafond }) =>
      plafond ? [figureBar(figure('plafonds', plafond), titre)] : [],
    );
    return (
      <>
        <NamedList>
          {rows.map(({ titre, description, plafond }) => {
            const ceiling = plafond && figure('plafonds', plafond);
            return (
              <NamedItem key={titre} name={titre}>
                <dd className="text-base leading-serre">
                  <RichText text={description} />
                  {ceiling && (
                    <b className="num mt-1 block">
                      {typeof ceiling.valeur === 'number' ? 'Jusqu’à' : 'De'} {ceiling.texte}
                    </b>
                  )}
                </dd>
              </NamedItem>
            );
          })}
        </NamedList>
        <div>
          {bars.length > 1 && <Bars title="Les plafonds, à l’échelle" bars={bars} />}
          <p className="source-line">Plafonds indicatifs.</p>
          <BlockSources of={rows} />
        </div>
      </>
    );
  },
};
