import { buildJoinAddress } from '#src/lib/attachment.ts';
import type { Estimate } from '#src/lib/estimate.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { formatMeasure, formatTurnover, formatYearlyPremium } from '#src/lib/market-price.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { type Option, Options } from '#src/ui/choices.tsx';
import { PriceAxis } from './axis.tsx';
import {
  type EstimatorData,
  estimateAddress,
  findClass,
  formatVerdict,
  type Prospect,
  quoteAddress,
  quoteAnswers,
} from './prospect.ts';

type Props = EstimatorData & {
  choice: Prospect;
  result: Estimate | undefined;
  choose: (change: () => Partial<Prospect>) => void;
};

/**
 * Shows the measured prices and the estimated range on one axis, and states which of them the
 * visitor should use for a budget.
 */
export function Market({ sectors, sizes, classes, choice, result, choose }: Props) {
  const found = findClass(choice, classes);
  if (!found) return null;
  const { limit, retention, year, isBeyond } = found;
  const turnover = formatTurnover(found);
  /**
   * Renders a choice inside the sentence. Uses a native <select>, because a phone then shows its
   * own list.
   */
  const blank = (name: keyof Prospect, label: string, options: Option[]) => (
    <label>
      <span className="sr-only">{label}</span>
      <select
        name={name}
        value={choice[name]}
        onChange={({ target }) => choose(() => ({ [name]: target.value }))}
        autoComplete="off"
        className={`max-w-full min-h-cible pt-2 ${choice[name] ? 'border-b-2 border-dashed' : 'my-1 rounded-sm border-2 bg-papier-2 pl-2'}`}
      >
        <Options of={options} />
      </select>
    </label>
  );

  return (
    <div data-block="marche">
      <form
        aria-label="Votre entreprise"
        className="sentence needs-scripts no-print mt-3 border-y-2 border-encre py-2"
      >
        Mon entreprise réalise{' '}
        {blank('ca', 'Chiffre d’affaires', [
          ['', 'Choisir'],
          ...classes.map(({ id, ...bounds }): Option => [id, formatTurnover(bounds)]),
        ])}{' '}
        de chiffre d’affaires et emploie{' '}
        {blank(
          'taille',
          'Effectif',
          sizes.map(({ id, description }) => [id, description]),
        )}{' '}
        dans le secteur{' '}
        {blank(
          'secteur',
          'Secteur',
          sectors.map(({ id, nom }) => [id, lowerFirst(nom)]),
        )}
      </form>
      <output className="mt-3 block leading-serre" aria-atomic="true">
        {isBeyond && <b>Sur étude. </b>}
        {/* The <span> prevents an error: a browser's translator replaces text nodes, and React
            cannot insert an element before a replaced text node. */}
        <span>
          {choice.ca ? 'Les' : 'Exemple\u00A0: les'} entreprises de {turnover} de chiffre d’affaires
          assurées par un courtier paient en moyenne
        </span>{' '}
        <b className="measured-price num my-2 block">{formatYearlyPremium(found)}</b>{' '}
        <span className="small soft block">
          pour un plafond de {formatEuros(limit)} et une franchise de {formatEuros(retention)}{' '}
          (calcul d’après LUCY, exercice {year}).
        </span>
      </output>
      <PriceAxis of={found} range={result?.year} />
      {choice.ca && (
        <p className="mt-4 max-w-none leading-serre">{formatVerdict(found, result?.year)}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 no-print text-base">
        <a className="button" href={quoteAddress(choice)}>
          Demander un devis avec ces réponses
        </a>
        {choice.ca && (
          <a
            className="action-link"
            href={buildJoinAddress(
              {
                kind: 'prix',
                text: `${formatMeasure(found)}.`,
                again: estimateAddress(choice),
              },
              quoteAnswers(choice),
            )}
          >
            Joindre ce prix à ma demande
          </a>
        )}
        <a className="action-link" href="/outils/perte-exploitation">
          Calculer votre plafond
        </a>
      </div>
    </div>
  );
}
