import { buildJoinAddress } from '#src/lib/attachment.ts';
import { formatMeasure, formatTurnover, formatYearlyPremium } from '#src/lib/market-price.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { type Option, Options } from '#src/ui/choices.tsx';
import { PriceBars } from './price-bars.tsx';
import {
  type EstimatorData,
  estimateAddress,
  findClass,
  type Prospect,
  quoteAddress,
  quoteAnswers,
} from './prospect.ts';

type Props = Pick<EstimatorData, 'classes'> & {
  choice: Prospect;
  choose: (change: () => Partial<Prospect>) => void;
};

/** Shows the measured price for the turnover of the visitor. */
export function Market({ classes, choice, choose }: Props) {
  const found = findClass(choice, classes);
  if (!found) return null;
  const { limit, retention, year, isBeyond } = found;
  const turnover = formatTurnover(found);

  return (
    <div data-block="marche">
      <form
        aria-label="Votre entreprise"
        className="sentence needs-scripts no-print mt-3 border-y-2 border-encre py-2"
      >
        Mon entreprise réalise{' '}
        <label>
          <span className="sr-only">Chiffre d’affaires</span>
          {/* A native <select>, because a phone then shows its own list. */}
          <select
            name="ca"
            value={choice.ca}
            onChange={({ target }) => choose(() => ({ ca: target.value }))}
            autoComplete="off"
            className="max-w-full min-h-cible rounded-sm border-2 bg-papier-2 pl-2 leading-none"
          >
            <Options
              of={[
                ['', 'Choisir'],
                ...classes.map(({ id, ...bounds }): Option => [id, formatTurnover(bounds)]),
              ]}
            />
          </select>
        </label>{' '}
        de chiffre d’affaires
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
      <PriceBars of={found} />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 no-print text-base">
        <a className="button max-md:w-full" href={quoteAddress(choice)}>
          {choice.ca ? 'Demander un devis avec ces réponses' : 'Demander un devis'}
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
