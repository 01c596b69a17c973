import { buildFirm as exampleFirm } from '#src/content/example-firms.ts';
import { lookUp } from '#src/content/look-up.ts';
import { type Plan, stopHours } from '#src/content/schemas/plan-table.ts';
import { table } from '#src/content/tables.ts';
import { computeLostMargin, getDailyMargin } from '#src/lib/claim.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';
import { getYearlyDays } from '#src/lib/work-week.ts';
import { Texts } from '#src/ui/texts.tsx';

/**
 * Returns the example firm of a plan, the cost of one day of complete interruption, and how much of
 * the loss its contract pays.
 */
export function getExampleFirm({ entreprise }: Plan) {
  const company = lookUp(table('sinistres').entreprises, entreprise);
  const { attente } = company;
  const firm = exampleFirm(company);
  const days = Math.max(...Object.values(stopHours)) / 24;
  const { insured, retained } = computeLostMargin(
    firm,
    { days, recovery: 0, gone: 0, missedFor: 0 },
    attente,
  );
  return {
    ...firm,
    attente,
    days,
    day: getDailyMargin(firm),
    paid: insured - retained,
    left: retained,
  };
}

/**
 * Shows the cost of one day of complete interruption, and a bar for three days. The firm pays the
 * hatched part, the insurer pays the solid part.
 */
export const StopCost = ({
  sales,
  margin,
  week,
  attente,
  days,
  day,
  paid,
  left,
}: ReturnType<typeof getExampleFirm>) => (
  <div className="num text-base leading-serre">
    <p>Un jour d’arrêt complet coûte</p>
    <p className="type-figure my-1">{formatEuros(day)}</p>
    <p className="small soft">
      de marge brute{'\u00A0'}: {formatEuros(sales)} × {formatFigure(margin, '%')} ÷{' '}
      {formatFigure(getYearlyDays(week), 'jours')}
      {week.days < 7 && ' ouvrés'}. La franchise est de {formatFigure(attente, 'h')}, à partir de
      l’ouverture.
    </p>
    <p className="outline-bar mt-3 flex h-5 max-w-none" aria-hidden="true">
      <svg
        className="hatched border-0 border-r border-encre"
        width={`${getPercent(left, left + paid)}%`}
        height="100%"
      />
      <span className="ink grow" />
    </p>
    <p className="small soft grid max-w-none grid-cols-3" aria-hidden="true">
      <Texts as="span" of={Array.from({ length: days }, (_, index) => `jour ${index + 1}`)} />
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
