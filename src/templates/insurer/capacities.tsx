import { Bars, fullScale } from '#src/components/charts/bars.tsx';
import { capacities } from '#src/content/tables.ts';
import { capacityBar } from '../capacity-bar.ts';

/** How far the insurer goes, to scale. */
export function Capacities({ id, name }: { id: string; name: string }) {
  const levels = capacities(id);
  const bars = levels.flatMap(({ capacite, montant }) => capacityBar(capacite, montant));
  return (
    <div className="note" data-block="capacites">
      <p className="note-title" data-twin="title">
        Jusqu’à combien
      </p>
      {bars.length > 0 && <Bars title={`Capacités affichées pour ${name}, à l’échelle`} bars={bars} end={fullScale(bars)} />}
      <ul className="mt-3">
        {levels.map(({ capacite, description }) => (
          <li key={capacite} data-item>
            <b>{capacite}</b> : {description}
          </li>
        ))}
      </ul>
    </div>
  );
}
