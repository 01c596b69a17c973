import { listPages } from '#src/content/documents.ts';
import { getPlanFrame, plan, table } from '#src/content/tables.ts';
import { KeyItem } from '#src/ui/charts/key-item.tsx';
import { listGroups, PlanParts, PlanPicture, type PlanState } from '#src/ui/charts/plan.tsx';
import { Link } from '#src/ui/link.tsx';

/**
 * Shows the office plans of four trades on the evening of the first day of an attack. Stopped
 * workplaces are hatched.
 */
export function Trades() {
  const { secteurs } = table('estimateur');
  const frame = getPlanFrame();
  const trades = listPages('secteurs').flatMap(({ slug, route, carte, plan: id }) =>
    id && slug in secteurs ? { slug, route, name: carte.nom, building: plan(id) } : [],
  );
  return (
    <div data-block="secteurs">
      <p className="small soft mb-4 flex max-w-none flex-wrap gap-x-6">
        <span>Exemples de trente personnes, à la même échelle.</span>
        <KeyItem look="hatched">arrêté</KeyItem>
        <KeyItem look="outline-bar">travaille encore</KeyItem>
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-4 md:gap-x-6">
        {trades.map(({ slug, route, name, building }) => {
          const groups = listGroups(building);
          const stopped = building.arrets.filter(({ quand }) => quand !== 'jour 3').length;
          const states: Record<string, PlanState> = {};
          for (const [rank, { name: group }] of groups.entries())
            states[group] = rank < stopped ? 'yours' : 'holds';
          return (
            <li key={route} data-item>
              <Link href={route} className="group block py-1 text-inherit no-underline">
                <PlanParts id={slug} plan={building} groups={groups} hatch={7} />
                <PlanPicture id={slug} plan={building} states={states} frame={frame} />
                <h3 className="mt-2 text-bleu underline decoration-1 underline-offset-[0.2em] group-hover:decoration-3">
                  {name}
                </h3>
                <p className="small mt-1 md:text-base">{building.arrets[0]?.effet}</p>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
