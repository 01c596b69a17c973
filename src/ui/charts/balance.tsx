import type { ReactNode } from 'react';
import type { WorkedClaim } from '#src/content/worked-claims.ts';
import { convertToWorkingDays, countLostDays } from '#src/lib/claim.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { getPercent } from '#src/lib/scale.ts';

type Props = {
  claim: WorkedClaim;
  /** Loss in euros that is as long as the whole width. By default, the loss of the claim. */
  fullLoss?: number;
};

type Stop = NonNullable<WorkedClaim['stop']>;

/** Formats the recovery: its days, and the share of clients that remain after it. */
const recovering = ({ recovery, gone }: Stop) =>
  `, ${formatFigure(recovery, 'jours')} de ` +
  `reprise${gone > 0 ? ` jusqu’à ${formatFigure(100 - gone, '%')}` : ''}`;

/**
 * Formats the length of an interruption, and the working days of lost margin to which it is
 * equivalent, so that readers can check the calculation.
 */
function duration(stop: Stop, { week }: WorkedClaim['firm']) {
  const lost = formatFigure(
    Math.round(countLostDays(convertToWorkingDays(stop, week)) * 10) / 10,
    'jours',
  );
  const recovery = stop.recovery > 0 ? recovering(stop) : '';
  const description = `${formatFigure(stop.days, 'jours')} d’arrêt${recovery}`;
  if (week.days === 7 && stop.recovery === 0) return description;
  return `${description}, soit ${lost}${week.days < 7 ? ' ouvrés' : ''} de marge`;
}

const gone = (stop: Stop) =>
  `${formatFigure(stop.gone, '%')} pendant ${formatFigure(stop.missedFor, 'jours')}, hors garantie`;

/** Names the clause of the contract that determines the payment: its limit or its deductible. */
const clause = ({ isLimited, limit, stop, firm, retention }: WorkedClaim) =>
  isLimited
    ? `dans la limite de ${formatEuros(limit)}`
    : `franchise de ${stop ? formatFigure(firm.attente, 'h') : formatEuros(retention)} déduite`;

type LineProps = { amount: number; isTotal?: boolean; children: ReactNode };

const total = 'border-t border-encre pt-2 font-bold';

const Line = ({ amount, isTotal, children }: LineProps) => (
  <>
    <dt className={isTotal ? total : undefined}>{children}</dt>
    <dd className={`${isTotal ? total : ''} pl-4 text-right whitespace-nowrap`}>
      {formatEuros(amount)}
    </dd>
  </>
);

/**
 * Shows the cost of an interruption, item by item, and who pays it. The insurer pays the solid part
 * of the bar, the firm pays the hatched part.
 */
export const Balance = ({ claim, fullLoss = claim.lost }: Props) => (
  <div className="num">
    <svg
      className="hatched h-6 border-2 border-encre"
      width={`${getPercent(claim.lost, fullLoss)}%`}
      aria-hidden="true"
    >
      <rect className="ink" width={`${getPercent(claim.paid, claim.lost)}%`} height="100%" />
    </svg>
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 mt-3 text-base leading-serre">
      {claim.stop && (
        <Line amount={claim.margin}>
          Marge perdue <span className="soft">({duration(claim.stop, claim.firm)})</span>
        </Line>
      )}
      {claim.stop && claim.marginAfter > 0 && (
        <Line amount={claim.marginAfter}>
          Marge des clients partis ensuite <span className="soft">({gone(claim.stop)})</span>
        </Line>
      )}
      {claim.posts.map(({ name, amount }) => (
        <Line key={name} amount={amount}>
          {name}
        </Line>
      ))}
      <Line amount={claim.paid} isTotal>
        <i className="key ink" aria-hidden="true" />
        Payé, {clause(claim)}
      </Line>
      <Line amount={claim.left}>
        <i className="key hatched" aria-hidden="true" />À votre charge
      </Line>
    </dl>
  </div>
);
