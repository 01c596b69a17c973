import { type Loss, rounded, type Situation } from '#src/domain/loss/loss.ts';
import { formatEuros } from '#src/domain/numbers.ts';
import type { Card } from '../shared/join.ts';
import { days, hours, waitingName } from './loss-sentences.ts';

/** The calculation as a request takes it along; its address opens it again. */
export function lossCard({ stop, contract }: Situation, loss: Loss, text: string, again: string): Card {
  const { lost, paid, left } = rounded(loss);
  const recovery = stop.recovery > 0 ? `, ${days(stop.recovery)} de reprise` : '';
  return {
    kind: 'arret',
    text,
    again,
    figures: [
      ['coûte', formatEuros(lost)],
      ['payé', formatEuros(paid)],
      ['à vous', formatEuros(left)],
    ],
    note: `${days(stop.days)} d’arrêt${recovery}, ${waitingName[contract.waiting]} de ${hours(contract.hours)}.`,
    parts: [loss.paid, loss.left - loss.gone, loss.gone],
  };
}
