import { type Plan, stopHours, type stopMoments } from '#src/content/schemas/plan-table.ts';
import { plan } from '#src/content/tables.ts';
import { getPercent } from '#src/lib/scale.ts';
import { KeyItem } from '#src/ui/charts/key-item.tsx';
import { listGroups, PlanParts, PlanPicture, type PlanState } from '#src/ui/charts/plan.tsx';
import { getExampleFirm, StopCost } from './stop-cost.tsx';

const id = 'plan';
const at: Record<(typeof stopMoments)[number], string> = {
  'heure 0': 'À l’heure 0',
  'heure 8': 'À l’heure 8',
  'jour 3': 'Au jour 3',
};

type StopProps = { stop: Plan['arrets'][number]; attente: number };

/** Tells which workplaces stop at a moment, who pays from then on, and the effect. */
const StopText = ({ stop: { quand, qui, effet }, attente }: StopProps) => (
  <div className="mt-3 text-base leading-serre" data-item>
    <p className="type-name">
      {at[quand]}{' '}
      <span className="small soft font-normal">
        {stopHours[quand] >= attente ? 'payé, franchise passée' : 'à votre charge'}
      </span>
    </p>
    <p>
      <b>{qui}.</b> {effet}
    </p>
  </div>
);

/**
 * Returns the state of each group of workplaces at a moment. All stopped groups have the same
 * state: the insurer pays for them after the waiting period, and the firm before it.
 */
function getStates(
  building: Plan,
  moment: (typeof stopMoments)[number],
  attente: number,
): Record<string, PlanState> {
  const stopped = stopHours[moment] >= attente ? 'paid' : 'yours';
  const last = building.arrets.findIndex(({ quand }) => quand === moment);
  return Object.fromEntries(
    listGroups(building).map(
      ({ name }, rank) => [name, rank <= last ? stopped : 'holds'] satisfies [string, PlanState],
    ),
  );
}

/**
 * Shows the office plan of a trade's example firm, the cost of one day of interruption, and the
 * stopped workplaces at three moments: a large plan of the first, and small plans of the others.
 */
export const TradePlan = ({ of }: { of: string }) => {
  const building = plan(of);
  const firm = getExampleFirm(building);
  const groups = listGroups(building);
  const [first, ...later] = building.arrets;
  return (
    <figure data-block="plan" aria-label={building.nom}>
      <PlanParts id={id} plan={building} groups={groups} hatch={5} />
      <div className="gap-10 lg:flex">
        {first && (
          <div className="w-fit max-w-full flex-none">
            <PlanPicture
              id={id}
              plan={building}
              width={building.largeur * 2.2}
              states={getStates(building, first.quand, firm.attente)}
              seated
              named
            />
            <div className="small mt-3">
              <svg
                className="h-6 overflow-visible border-t border-encre fill-encre-douce"
                width={`${getPercent(50, building.largeur)}%`}
                aria-hidden="true"
              >
                <text x="50%" y="1.2em" textAnchor="middle">
                  5 m
                </text>
              </svg>
            </div>
            <StopText stop={first} attente={firm.attente} />
          </div>
        )}
        <div className="mt-5 lg:mt-0 lg:flex-1">
          <p className="type-label mb-3">{building.nom} (scénario illustratif)</p>
          <StopCost {...firm} />
          <ul className="mt-6 grid gap-6 sm:grid-cols-2">
            {later.map((stop) => (
              <li key={stop.quand}>
                <PlanPicture
                  id={id}
                  plan={building}
                  states={getStates(building, stop.quand, firm.attente)}
                />
                <StopText stop={stop} attente={firm.attente} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="small mt-6 flex max-w-none flex-wrap gap-x-6 gap-y-1">
        <KeyItem look="outline-bar">fonctionne</KeyItem>
        <KeyItem look="hatched">arrêté, à votre charge</KeyItem>
        <KeyItem look="ink">arrêté, payé</KeyItem>
      </p>
    </figure>
  );
};
