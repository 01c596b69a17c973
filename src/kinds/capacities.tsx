import { NamedRows } from '#src/blocks/rich-text.tsx';
import { capacities, table } from '#src/content/tables.ts';
import { formatEuros, formatEurosInFull } from '#src/lib/numbers.ts';
import { type Bar, Bars } from '#src/ui/charts/bars.tsx';

type Level = { name: string; millions: number | undefined };

/**
 * Converts capacities to bars. Omits a negotiated capacity, because it has no amount. Formats all
 * amounts in millions, or all in full euros if one is below a million.
 */
function capacityBars(levels: Level[]): Bar[] {
  const format = levels.some(({ millions = 1 }) => millions < 1) ? formatEurosInFull : formatEuros;
  return levels.flatMap(({ name, millions }) =>
    millions === undefined ? [] : [{ name, value: format(millions * 1e6), high: millions }],
  );
}

/** Returns the highest capacity of all insurers, in millions of euros. */
export const findHighestCapacity = () =>
  Math.max(...Object.values(table('assureurs').lignes).map(({ capaciteMax = 0 }) => capaciteMax));

/**
 * Adds a bar for the highest capacity of the comparison, so that readers can compare the others
 * with it.
 */
const addHighest = (levels: Level[]): Bar[] =>
  capacityBars([
    ...levels,
    { name: 'Au plus haut du comparatif', millions: findHighestCapacity() },
  ]).map((bar, index, all) => ({ ...bar, isStrong: index < all.length - 1 }));

/** Shows the maximum amounts that an insurer covers, as bars on a common scale. */
export function Capacities({ id, name }: { id: string; name: string }) {
  const levels = capacities(id);
  const own = levels.map(({ capacite, montant }) => ({ name: capacite, millions: montant }));
  const isHighest = own.some(({ millions }) => millions === findHighestCapacity());
  const bars = isHighest ? capacityBars(own) : addHighest(own);
  return (
    <div className="*:first:mt-0" data-block="capacites">
      {own.some(({ millions }) => millions !== undefined) && (
        <Bars title={`Capacités, ${name}`} bars={bars} isIndicative />
      )}
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

export function CapacityTiers() {
  const tiers = table('assureurs').paliers;
  // A negotiated capacity has no amount, but it is at least as high as the highest published
  // capacity.
  const bars = addHighest(
    tiers.map(({ palier, montant }) => ({ name: palier, millions: montant })),
  );
  return (
    <div data-block="capacites">
      <Bars title="Les paliers de capacité, à l’échelle" bars={bars} isIndicative />
      <NamedRows
        rows={tiers.map(({ palier, description }) => ({ name: palier, text: description }))}
      />
    </div>
  );
}
