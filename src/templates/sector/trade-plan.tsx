import { groupsOf, PlanParts, PlanPicture, type PlanState } from '#src/components/charts/plan.tsx';
import { scaled } from '#src/components/ui/scaled.ts';
import { tables } from '#src/content/files.ts';
import { lookUp } from '#src/content/look-up.ts';
import { type Plan, stopHours, type stopMoments } from '#src/content/schemas/plan-table.ts';
import { plan, quoted } from '#src/content/tables.ts';
import { lostMargin, marginOfDay } from '#src/domain/claim.ts';
import { formatEuros, formatFigure } from '#src/domain/numbers.ts';
import { percentOf } from '#src/domain/scale.ts';

const id = 'plan';

/** The firm of a plan: what a day's full stop costs it, and the hours that its contract never pays. */
function firmOf({ entreprise }: Plan) {
  const { ventes, marge, attente } = lookUp(quoted('sinistres').entreprises, entreprise, tables.sinistres.file);
  const firm = { sales: ventes, margin: marge };
  const days = Math.max(...Object.values(stopHours)) / 24;
  const { insured, retained } = lostMargin(firm, { days, recovery: 0, gone: 0, missedFor: 0 }, attente);
  return { ...firm, attente, days, day: marginOfDay(firm), paid: insured - retained, left: retained };
}

/** All that has stopped by a moment is in one state: the contract pays once its hours have passed. */
function statesAt(building: Plan, moment: (typeof stopMoments)[number], attente: number): Record<string, PlanState> {
  const stopped = stopHours[moment] >= attente ? 'paid' : 'yours';
  const last = building.arrets.findIndex(({ quand }) => quand === moment);
  return Object.fromEntries(
    groupsOf(building).map(({ name }, rank) => [name, rank <= last ? stopped : 'holds'] satisfies [string, PlanState]),
  );
}

/** What a day's full stop costs, and three of them as a bar: hatched what the contract leaves to the firm, solid what it pays. */
const Cost = ({ sales, margin, attente, days, day, paid, left }: ReturnType<typeof firmOf>) => (
  <div className="num text-base leading-serre grow basis-52">
    <p>Un jour d’arrêt complet coûte</p>
    <p className="type-figure my-1">{formatEuros(day)}</p>
    <p className="small soft">
      de marge brute{'\u00A0'}: {formatEuros(sales)} × {formatFigure(margin, '%')} ÷ 365. La franchise est de{' '}
      {formatFigure(attente, 'h')}.
    </p>
    <p className="stop-days outline-bar" aria-hidden="true">
      <span className="hatched" {...scaled({ '--share': percentOf(left, left + paid) })} />
      <span className="ink grow" />
    </p>
    <p className="small soft grid grid-cols-3" aria-hidden="true">
      {Array.from({ length: days }, (_, index) => `jour ${index + 1}`).map((name) => (
        <span key={name}>{name}</span>
      ))}
    </p>
    <dl className="mt-2 grid grid-cols-[1fr_auto]">
      <dt>
        <i className="key hatched" aria-hidden="true" />à votre charge
      </dt>
      <dd className="text-right">{formatEuros(left)}</dd>
      <dt>
        <i className="key ink" aria-hidden="true" />
        payé par l’assureur
      </dt>
      <dd className="text-right">{formatEuros(paid)}</dd>
    </dl>
  </div>
);

/** A trade's firm as a plan: what it looks like, what a day's stop costs it, and what has stopped at three moments. */
export const TradePlan = ({ of }: { of: string }) => {
  const building = plan(of);
  const firm = firmOf(building);
  const groups = groupsOf(building);
  return (
    <figure className="lg:grid-12" data-layer="sector" data-block="plan" aria-label={building.nom}>
      <PlanParts id={id} plan={building} groups={groups} hatch={5} />
      <div className="flex flex-wrap content-start items-end gap-x-8 gap-y-5 lg:col-[1/9]">
        <div className="plan-scene" {...scaled({ '--units': building.largeur })}>
          <PlanPicture
            id={id}
            plan={building}
            states={Object.fromEntries(groups.map(({ name }) => [name, 'holds']))}
            seated
            named
          />
          <p className="plan-scale small soft">5 m</p>
        </div>
        <Cost {...firm} />
      </div>
      <div className="mt-6 lg:col-[9/13] lg:mt-0">
        <figcaption className="type-label mb-3">{building.nom} (scénario illustratif)</figcaption>
        <ol className="plan-moments" {...scaled({ '--units': building.largeur })}>
          {building.arrets.map(({ quand, qui, effet }) => {
            const states = statesAt(building, quand, firm.attente);
            return (
              <li key={quand} data-item>
                <PlanPicture id={id} plan={building} states={states} />
                <div>
                  <h3 className="text-lg first-letter:uppercase">
                    {quand}{' '}
                    <span className="small soft font-normal">
                      {stopHours[quand] >= firm.attente ? 'payé, franchise passée' : 'à votre charge'}
                    </span>
                  </h3>
                  <p>
                    <b>{qui}.</b> {effet}
                  </p>
                </div>
              </li>
            );
          })}
        </ol>
        <p className="small border-t border-filet pt-3 mt-3" data-twin="leave-out">
          <i className="key outline-bar" aria-hidden="true" />
          tient encore
          <i className="key hatched" aria-hidden="true" />
          arrêté, à votre charge
          <i className="key ink" aria-hidden="true" />
          arrêté, payé
        </p>
      </div>
    </figure>
  );
};

/** In the card of a trade: its plan at the last moment, all at one scale. */
export const CardPlan = ({ of, route }: { of: string; route: string }) => {
  const building = plan(of);
  const card = route.replaceAll('/', '');
  return (
    <div className="card-plan mb-4" data-layer="sector" {...scaled({ '--units': building.largeur })}>
      <PlanParts id={card} plan={building} groups={groupsOf(building)} hatch={5} />
      <PlanPicture id={card} plan={building} states={statesAt(building, 'jour 3', firmOf(building).attente)} />
    </div>
  );
};
