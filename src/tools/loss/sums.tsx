import type { ReactNode } from 'react';
import { convertToWorkingDays, countDaysAfterRecovery, countLostDays } from '#src/lib/claim.ts';
import { joinWithAnd } from '#src/lib/join-with-and.ts';
import {
  computeLoss,
  estimateMissedTurnover,
  type Loss,
  type Situation,
} from '#src/lib/loss/loss.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';
import { formatClause, formatStop, hours, waitingName, workingDays } from './loss-sentences.ts';

type Props = { situation: Situation; loss: Loss };

type SumProps = {
  look?: 'ink' | 'hatched';
  name: string;
  amount: number;
  children: ReactNode;
};

/** Shows an amount: its name, its fill in the chart, and an explanation. */
const Sum = ({ look, name, amount, children }: SumProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 not-first:border-t not-first:border-filet py-3 print:border-0 lg:flex-col lg:not-first:border-t-0 lg:not-first:border-l-2 lg:not-first:pl-6">
    <dt className="text-base leading-[1.3]">
      {look && <i className={`key ml-0 ${look}`} aria-hidden="true" />}
      {name}
    </dt>
    <dd className="type-figure loss-sum whitespace-nowrap">{formatEuros(amount)}</dd>
    <dd className="small soft w-full">{children}</dd>
  </div>
);

const listStyle =
  'num grid-flow-col auto-cols-fr border-y-2 border-encre lg:grid print:grid print:gap-x-6';

export function Sums({ situation, loss }: Props) {
  const { contract, costs, firm } = situation;
  const stop = convertToWorkingDays(situation.stop, firm.week);
  const { lost, paid, left } = loss;
  const parts = [
    loss.retained > 0 && `le ${waitingName[contract.waiting]}`,
    loss.gone > 0 && 'les clients partis',
    loss.over > 0 && 'ce qui dépasse le plafond',
  ].filter((part) => typeof part === 'string');
  return (
    <dl className={listStyle}>
      <Sum name="L’arrêt coûte" amount={lost}>
        la marge de{' '}
        {workingDays(
          Math.round((countLostDays(stop) + countDaysAfterRecovery(stop)) * 10) / 10,
          firm,
        )}
        {costs > 0 && ` et ${formatEuros(costs)} de frais`}
      </Sum>
      <Sum look="ink" name="L’assureur paie" amount={paid}>
        {formatClause(situation, loss)}
      </Sum>
      <Sum look="hatched" name="Il vous reste" amount={left}>
        {joinWithAnd(parts)}
      </Sum>
    </dl>
  );
}

/** Difference that can come from rounding alone, because each payment is in whole euros. */
const ROUNDING_EUROS = 1;

/**
 * Shows what the insurer would pay if the contract defined the waiting period differently, and
 * names the deductibles that the calculation ignores.
 */
export function Remarks({ situation, loss }: Props) {
  const { contract } = situation;
  const waiting = contract.waiting === 'carence' ? 'attente' : 'carence';
  const other = computeLoss({ ...situation, contract: { ...contract, waiting } });
  return (
    <>
      {Math.abs(other.paid - loss.paid) > ROUNDING_EUROS && (
        <p className="mt-4">
          Si ces {hours(contract.hours)} étaient un {waitingName[waiting]}, l’assureur paierait{' '}
          <b className="num">{formatEuros(other.paid)}</b> et il vous resterait{' '}
          <b className="num">{formatEuros(other.left)}</b>.
        </p>
      )}
      <p className="mt-4">
        Ce calcul ne retire aucune franchise en euros. Si votre contrat en a une pour l’arrêt ou
        pour les frais, elle s’ajoute à ce qui vous reste.
      </p>
    </>
  );
}

/** Draws the part of the contract's limit that the payment uses. */
export const Limit = ({ loss: { paid }, limit }: { loss: Loss; limit: number }) => (
  <div className="num mt-3 text-sm leading-[1.3]">
    <p className="flex max-w-none flex-wrap justify-between gap-x-4">
      <span>Plafond {formatEuros(limit)}</span> <span>{formatEuros(paid)} utilisés</span>
    </p>
    <ScaleBar
      parts={[{ high: paid }]}
      end={limit}
      className="mt-1 h-3 border border-encre *:h-full *:flex-none"
    />
  </div>
);

/** Shows the same amounts in the mobile bar. */
export const BarSums = ({ loss: { lost, paid, left } }: { loss: Loss }) =>
  [
    { name: 'L’arrêt coûte', sum: lost },
    { name: 'Payé', sum: paid, look: 'ink' },
    { name: 'À votre charge', sum: left, look: 'hatched' },
  ].map(({ name, sum, look }) => (
    <span key={name}>
      {name}{' '}
      <b className="type-heading block text-base leading-titre whitespace-nowrap">
        {look && <i className={`key mr-1 ml-0 w-3.5 ${look}`} aria-hidden="true" />}
        {formatEuros(sum)}
      </b>
    </span>
  ));

/**
 * Shows the lost turnover until the visitor types the margin. Insurers pay only the lost margin,
 * not the turnover.
 */
export function Missed({ situation: { firm, stop } }: { situation: Situation }) {
  const missed = estimateMissedTurnover(firm, stop);
  const step = missed < 10_000 ? 100 : 1000;
  return (
    <>
      <dl className={listStyle}>
        <Sum name="Chiffre d’affaires manqué" amount={Math.round(missed / step) * step}>
          environ, pour {formatStop(stop)}, et {formatEuros(Math.round(firm.sales / 12))} de chiffre
          d’affaires par mois
        </Sum>
      </dl>
      <p className="mt-4 font-bold">
        Écrivez votre taux de marge brute : l’assureur ne rembourse pas le chiffre d’affaires, il
        rembourse la marge que vous n’avez pas faite.
      </p>
    </>
  );
}
