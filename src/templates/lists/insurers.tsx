import { Bars, fullScale } from '#src/components/charts/bars.tsx';
import { Link } from '#src/components/ui/link.tsx';
import { table } from '#src/content/tables.ts';
import { formatEuros } from '#src/domain/numbers.ts';

/** The eight houses in alphabetical order: what each is, what it is known for. */
export const InsurerList = () => (
  <ul data-block="carte">
    {Object.entries(table('assureurs').lignes)
      .sort(([, a], [, b]) => a.nom.localeCompare(b.nom, 'fr'))
      .map(([id, { nom, logo, nature, description, specificites, url, compare }]) => (
        <li key={id} className="phase" data-item>
          <div className="phase-clock">
            <h3 className="text-2xl">
              <Link href={url}>{nom}</Link>
            </h3>
            <small>
              <span aria-hidden="true">{logo} </span>
              {nature}
            </small>
          </div>
          <div className="phase-body">
            <p>{description}</p>
            <p className="mt-2 text-base">{specificites.join(' ; ')}</p>
          </div>
          <div className="phase-margin margin">
            <p className="note">{compare ? 'Dans le comparatif' : 'Dans cet index seulement, pas dans le comparatif'}</p>
          </div>
        </li>
      ))}
  </ul>
);

/** What a capacity tier means, whatever the house. */
export function CapacityTiers() {
  const tiers = table('capacites').generiques;
  const highest = Math.max(...Object.values(table('assureurs').lignes).map(({ capaciteMax = 0 }) => capaciteMax));
  const bar = (name: string, amount: number, strong: boolean) => ({
    name,
    value: formatEuros(amount * 1e6),
    high: amount,
    strong,
  });
  // What is negotiated has no amount of its own: the highest that a house displays stands for it.
  const bars = [
    ...tiers.flatMap(({ tier, amount }) => (amount === undefined ? [] : [bar(tier, amount, true)])),
    bar('Au plus haut du comparatif', highest, false),
  ];
  return (
    <div data-block="capacites">
      <Bars title="Les paliers de capacité, à l’échelle" bars={bars} end={fullScale(bars)} />
      <dl className="named-list">
        {tiers.map(({ tier, description }) => (
          <div key={tier} data-item>
            <dt>{tier}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
