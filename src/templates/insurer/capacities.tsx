import { Bars, fullScale } from '#src/components/charts/bars.tsx';
import { capacities } from '#src/content/tables.ts';
import { capacityBars } from '../capacity-bar.ts';

/** How far the insurer goes, to scale. */
export function Capacities({ id, name }: { id: string; name: string }) {
  const levels = capacities(id);
  const bars = capacityBars(levels.map(({ capacite, montant }) => ({ name: capacite, millions: montant })));
  return (
    <div className="perimeter-group" data-block="capacites">
      <h3 className="perimeter-title">Capacités, repères indicatifs</h3>
      {bars.length > 0 && <Bars title={`${name}, à l’échelle`} bars={bars} end={fullScale(bars)} />}
      <ul className="mt-3 text-base">
        {levels.map(({ capacite, description }) => (
          <li key={capacite} data-item>
            <b>{capacite}</b> : {description}
          </li>
        ))}
      </ul>
    </div>
  );
}
