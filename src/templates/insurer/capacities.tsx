import { Bars, fullScale } from '#src/components/charts/bars.tsx';
import { capacities } from '#src/content/tables.ts';
import { capacityBars } from '../capacity-bar.ts';

/** How far the insurer goes, to scale. */
export function Capacities({ id, name }: { id: string; name: string }) {
  const levels = capacities(id);
  const bars = capacityBars(levels.map(({ capacite, montant }) => ({ name: capacite, millions: montant })));
  return (
    <div className="mt-6 [&>.bars]:mt-0" data-block="capacites">
      {bars.length > 0 && <Bars title={`Capacités, ${name}`} bars={bars} end={fullScale(bars)} />}
      <ul className="small">
        {levels.map(({ capacite, description }) => (
          <li key={capacite} data-item>
            <b>{capacite}</b> : {description}
          </li>
        ))}
      </ul>
    </div>
  );
}
