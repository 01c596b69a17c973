import type { ReactNode } from 'react';
import { convertToWorkingDays, countDaysAfterRecovery, countLostDays } from '#src/lib/claim.ts';
import { getPaidDays, type Loss, type Situation } from '#src/lib/loss/loss.ts';
import { formatEurosInFull as inEuros } from '#src/lib/numbers.ts';
import { getYearlyDays } from '#src/lib/work-week.ts';
import { hours, percent, waitingName, workingDays } from './loss-sentences.ts';

type Line = [name: string, how: string, amount: ReactNode];
type Total = [name: string, amount: number];

const minus = (amount: number) => inEuros(-amount);

const amountStyle = 'pr-0 text-right whitespace-nowrap';

const Lines = ({ title, lines, total }: { title: string; lines: Line[]; total?: Total[] }) => (
  <tbody>
    <tr>
      <th
        scope="rowgroup"
        colSpan={2}
        className="type-name border-b border-encre pt-6 wrap-anywhere"
      >
        {title}
      </th>
    </tr>
    {lines.map(([name, how, amount]) => (
      <tr key={name}>
        <th scope="row" className="font-normal wrap-anywhere">
          {name} <small className="small soft block">{how}</small>
        </th>
        <td className={amountStyle}>{amount}</td>
      </tr>
    ))}
    {total?.map(([name, amount]) => (
      <tr key={name} className="border-y-2 border-encre">
        <th scope="row" className="type-heading text-lg wrap-anywhere">
          {name}
        </th>
        <td className={`type-heading text-lg ${amountStyle}`}>{inEuros(amount)}</td>
      </tr>
    ))}
  </tbody>
);

function describeWaiting(situation: Situation): string {
  const { contract } = situation;
  if (!getPaidDays(situation)) return 'l’arrêt et la reprise ne le dépassent pas';
  return contract.waiting === 'attente'
    ? 'il est dépassé, tout est payé'
    : `${hours(contract.hours)}, retirées de la marge et non des frais`;
}

/**
 * Shows the calculation line by line in whole euros. Readers who check it with a calculator get the
 * same sums.
 */
export function Ledger({ situation, loss }: { situation: Situation; loss: Loss }) {
  const { firm, contract } = situation;
  const stop = convertToWorkingDays(situation.stop, firm.week);
  const days = (value: number) => workingDays(value, firm);
  const { day, over } = loss;
  const missing = stop.recovery > 0 ? ((countLostDays(stop) - stop.days) / stop.recovery) * 100 : 0;
  return (
    <table className="table num">
      <caption className="sr-only">
        Le calcul de la perte, de ce qui est payé et de ce qui reste
      </caption>
      <thead>
        <tr>
          <th scope="col">Ligne</th>
          <th scope="col" className="pr-0 text-right">
            Euros
          </th>
        </tr>
      </thead>
      <Lines
        title="Ce que vaut un jour"
        lines={[
          [
            'La marge d’un jour',
            `${inEuros(firm.sales)} × ${percent(firm.margin)} ÷ ` +
              `${days(getYearlyDays(firm.week))}, arrondie à l’euro`,
            inEuros(day),
          ],
        ]}
      />
      <Lines
        title="Ce que vous perdez"
        lines={[
          ['L’arrêt complet', `${days(stop.days)} × ${inEuros(day)}`, inEuros(loss.stopped)],
          [
            'La reprise',
            stop.recovery > 0
              ? `${days(stop.recovery)} × ${percent(missing)} × ${inEuros(day)}\u00A0: le chiffre ` +
                `d’affaires remonte chaque jour du même pas, de zéro à ${percent(100 - stop.gone)}`
              : 'aucune',
            inEuros(loss.recovering),
          ],
          [
            'Les clients partis',
            countDaysAfterRecovery(stop) > 0
              ? `${days(stop.missedFor)} × ${percent(stop.gone)} × ${inEuros(day)}`
              : 'aucun après la reprise',
            inEuros(loss.gone),
          ],
          ['Les experts et les frais', 'le montant indiqué', inEuros(loss.costs)],
        ]}
        total={[['L’arrêt coûte', loss.lost]]}
      />
      <Lines
        title="Ce que le contrat retire"
        lines={[
          [`Le ${waitingName[contract.waiting]}`, describeWaiting(situation), minus(loss.retained)],
          ['Les clients partis', 'après la fin de la reprise', minus(loss.gone)],
          [
            'Ce qui dépasse le plafond',
            `${inEuros(contract.limit)}, ${over > 0 ? 'atteint' : 'non atteint'}`,
            minus(over),
          ],
        ]}
        total={[
          ['L’assureur paie', loss.paid],
          ['Il vous reste', loss.left],
        ]}
      />
    </table>
  );
}
