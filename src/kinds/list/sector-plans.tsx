import { listPages } from '#src/content/documents.ts';
import { getPlanFrame, plan } from '#src/content/tables.ts';
import { upperFirst } from '#src/lib/letters.ts';
import { formatEuros, formatFigure, spellCount } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { getYearlyDays } from '#src/lib/work-week.ts';
import { KeyItem } from '#src/ui/charts/key-item.tsx';
import { listGroups, PlanParts, PlanPicture, type PlanState } from '#src/ui/charts/plan.tsx';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';
import { Link } from '#src/ui/link.tsx';
import { getExampleFirm } from '../stop-cost.tsx';

/** Length of ten metres in the units of the plan. */
const TEN_METRES = 100;

function collectTrades() {
  const trades = listPages('secteurs').flatMap(({ slug, route, carte, plan: id }) => {
    if (!id) return [];
    const building = plan(id);
    return [{ slug, route, name: carte.nom, building, firm: getExampleFirm(building) }];
  });
  return {
    trades,
    frame: getPlanFrame(),
    dearest: Math.max(...trades.map(({ firm }) => firm.day)),
  };
}

type Trades = ReturnType<typeof collectTrades>;

/**
 * Shows the plan of a trade's example firm during an interruption. Hatching means stopped at the
 * firm's cost. It covers every stopped workplace, because this firm has no contract.
 */
const Trade = ({
  trade: { slug, route, name, building, firm },
  frame,
  dearest,
}: Pick<Trades, 'frame' | 'dearest'> & { trade: Trades['trades'][number] }) => {
  const groups = listGroups(building);
  const states: Record<string, PlanState> = {};
  for (const { name: group } of groups) states[group] = group === 'tient' ? 'holds' : 'yours';
  return (
    <li className="relative" data-item>
      <PlanParts id={slug} plan={building} groups={groups} hatch={7} />
      <PlanPicture id={slug} plan={building} states={states} frame={frame} />
      <p className="type-title mt-3">
        <Link href={route} className="after:absolute after:inset-0">
          {name}
        </Link>
      </p>
      <p className="small min-h-15 md:min-h-10">{building.nom}</p>
      <div className="mt-2 lg:mt-3">
        <ScaleBar parts={[{ high: firm.day, look: 'hatched' }]} end={dearest} />
      </div>
      <p className="type-number num mt-2 whitespace-nowrap">{formatEuros(firm.day)}</p>
      <p className="small">par jour d’arrêt</p>
      <p className="small soft num">
        {formatEuros(firm.sales)} × {formatFigure(firm.margin, '%')} ÷{' '}
        {formatFigure(getYearlyDays(firm.week), 'jours')}
      </p>
    </li>
  );
};

/**
 * Shows the example firm of each trade, all on the same scale, with the cost of one day without
 * computers.
 */
export function SectorPlans() {
  const { trades, frame, dearest } = collectTrades();
  return (
    <section className="border-t-2 border-encre" aria-labelledby="un-jour-darret">
      <div className="frame py-5 lg:pt-6 lg:pb-10">
        <div className="small grid grid-cols-2 items-baseline gap-x-4 gap-y-2 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-6">
          <h2 id="un-jour-darret" className="type-title col-span-full">
            {upperFirst(spellCount(trades.length))} entreprises d’exemple, à la même échelle
          </h2>
          <p className="order-last col-span-2 flex max-w-none flex-wrap gap-x-6 gap-y-1">
            <KeyItem look="hatched">arrêté, à votre charge sans contrat</KeyItem>
            <KeyItem look="outline-bar">fonctionne encore</KeyItem>
          </p>
          <p className="flex items-baseline gap-2" aria-hidden="true">
            <svg
              className="h-1.5 flex-none border border-t-0 border-encre"
              width={`${getPercent(TEN_METRES, frame.width)}%`}
            />
            10 m
          </p>
        </div>
        <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-5 lg:gap-x-6">
          {trades.map((trade) => (
            <Trade key={trade.route} trade={trade} frame={frame} dearest={dearest} />
          ))}
          <li className="self-center text-base leading-serre lg:col-span-full lg:flex lg:gap-x-2">
            <b>Un autre métier{'\u202F'}?</b>
            <p>
              <Link href="/outils/perte-exploitation">Calculez votre jour d’arrêt</Link>
            </p>
          </li>
          <li className="small soft col-span-full">
            <p className="max-w-none">
              Scénarios illustratifs{'\u00A0'}: chiffre d’affaires × taux de marge brute ÷ jours
              travaillés dans l’année.
            </p>
          </li>
        </ul>
      </div>
    </section>
  );
}
