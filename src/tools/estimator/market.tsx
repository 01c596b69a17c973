import type { Estimate } from '#src/lib/estimate.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import {
  formatMeasure,
  formatTrend,
  formatTurnover,
  getMonthlyPremium,
} from '#src/lib/market-price.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { getAxisEnd } from '#src/lib/scale.ts';
import { type Option, Options } from '#src/ui/choices.tsx';
import { DataTable } from '#src/ui/data-table.tsx';
import { Joining } from './joining.tsx';
import {
  classOf,
  type EstimatorData,
  estimateAddress,
  type Prospect,
  quoteAddress,
} from './prospect.ts';
import { Ruler } from './ruler.tsx';
import { verdict } from './verdict.ts';

type Props = EstimatorData & {
  choice: Prospect;
  result: Estimate | undefined;
  choose: (change: () => Partial<Prospect>) => void;
};

/** Measured prices and the estimator's range on one axis, and which one to believe. */
export function Market({ sectors, sizes, classes, bands, choice, result, choose }: Props) {
  const found = classOf(choice, classes);
  if (!found) return null;
  const { premium, limit, retention, rate, year, next, isBeyond } = found;
  const range = result?.year;
  const measured = `environ ${formatEuros(premium)}`;
  const rows = [
    { id: 'mesure', name: 'Moyenne mesurée', range: [premium, premium] as const, value: measured },
    ...(range
      ? [{ id: 'estimateur', name: 'Estimateur', range, value: formatFigure(range, '€') }]
      : []),
  ];
  const facts = [
    [
      'Par mois',
      `environ ${formatEuros(getMonthlyPremium(premium))}`,
      result ? formatFigure(result.month, '€') : 'sur devis',
    ],
    ['Plafond', formatEuros(limit), 'non précisé'],
    ['Franchise', formatEuros(retention), 'non précisée'],
    [
      'D’après',
      `contrats de ${year}\u00A0: ${formatFigure(rate, '%')} du plafond`,
      'le secteur et l’effectif',
    ],
  ];
  /** A blank of a sentence: a native list, so that a phone shows its own. */
  const blank = (name: keyof Prospect, label: string, options: Option[]) => (
    <label>
      <span className="sr-only">{label}</span>
      <select
        name={name}
        value={choice[name]}
        onChange={({ target }) => choose(() => ({ [name]: target.value }))}
        autoComplete="off"
      >
        <Options of={options} />
      </select>
    </label>
  );

  return (
    <div data-block="marche">
      <form aria-label="Votre entreprise" className="sentence settings no-print">
        Mon entreprise réalise{' '}
        {blank('ca', 'Chiffre d’affaires', [
          ['', 'à choisir'],
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
      <output className="result mt-6 flex-col" aria-live="polite" aria-atomic="true">
        {isBeyond && <b>Sur étude</b>}
        <span>
          {choice.ca ? 'Les' : 'Exemple\u202F: les'} entreprises de {formatTurnover(found)} de
          chiffre d’affaires assurées par un courtier paient en moyenne
        </span>
        <span>
          environ{'\u2002'}
          <b className="num">{formatEuros(premium)}</b>
          {'\u2002'}par an en {year}
          {next && ','}
        </span>
        <span>
          {next && `${formatTrend(found).slice(2)}, `}
          pour un plafond de {formatEuros(limit)} et une franchise de {formatEuros(retention)}{' '}
          (LUCY, exercice {year}, notre calcul).
        </span>
      </output>
      <Ruler
        title="En euros par an, sur le même axe"
        rows={rows}
        chosen="mesure"
        end={getAxisEnd(Math.max(premium, range?.[1] ?? 0))}
      />
      {choice.ca && <p className="mb-4 font-bold">{verdict(found, range)}</p>}
      <DataTable
        caption="La moyenne mesurée et l’estimateur, ligne par ligne"
        head={['Repère', 'Moyenne mesurée', 'Estimateur, repère indicatif']}
        hasSilentCorner
        rows={facts}
      />
      <div className="actions no-print">
        <a className="button" href={quoteAddress(choice)}>
          Demander un devis avec ces réponses
        </a>
        {choice.ca && (
          <Joining
            choice={choice}
            bands={bands}
            card={{
              kind: 'prix',
              text: `${formatMeasure(found)}.`,
              again: estimateAddress(choice),
              figures: [['', `${measured} par an`]],
              note: `plafond ${formatEuros(limit)}, franchise ${formatEuros(retention)}. LUCY, exercice ${year}, entreprises de ${formatTurnover(found)}.`,
            }}
          >
            Joindre ce prix à ma demande
          </Joining>
        )}
      </div>
    </div>
  );
}
