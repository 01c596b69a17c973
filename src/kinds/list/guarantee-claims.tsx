import { getFigureText } from '#src/content/tables.ts';
import { workedClaim } from '#src/content/worked-claims.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';

/**
 * Positions on the time axis, in percent. The axis is linear until the end of the recovery. After
 * that, a day uses less space.
 */
const RECOVERED = 60;
const DATA_CLOSED = 72;
const CLAIM = 84;

/** Shows when each guarantee pays during the eight months after one attack. */
export function GuaranteeTimes() {
  const { stop, firm } = workedClaim('rancongiciel');
  if (!stop) return null;
  const end = stop.days + stop.recovery;
  const place = (days: number) => (days / end) * RECOVERED;
  const waiting = place(firm.attente / 24);
  const rows = [
    { name: 'Assistance', parts: [{ low: 0, high: RECOVERED, look: 'ink' as const }] },
    {
      name: 'Pertes d’exploitation',
      parts: [
        { low: 0, high: waiting, look: 'hatched' as const },
        { low: waiting, high: RECOVERED, look: 'ink' as const },
      ],
    },
    {
      name: 'Données personnelles',
      parts: [{ low: place(stop.days), high: DATA_CLOSED, look: 'ink' as const }],
    },
    { name: 'Responsabilité civile', parts: [{ low: CLAIM, high: 100, look: 'ink' as const }] },
  ];
  return (
    <figure className="num text-base leading-serre" aria-label="Quand chaque garantie joue">
      <div className="md:ml-51">
        <svg className="small block h-7 w-full overflow-visible" aria-hidden="true">
          <text y="1.1em">jour 0</text>
          <text x={`${RECOVERED}%`} y="1.1em" textAnchor="middle">
            jour {end}
          </text>
          <text x={`${CLAIM}%`} y="1.1em">
            mois 8
          </text>
        </svg>
      </div>
      <ol className="border-t-2 border-encre">
        {rows.map(({ name, parts }) => (
          <li
            key={name}
            className="grid gap-1.5 border-b border-filet py-2.5 md:grid-cols-[11.25rem_1fr] md:items-center md:gap-x-6"
          >
            <b>{name}</b>
            <ScaleBar parts={parts} end={100} />
          </li>
        ))}
      </ol>
      <figcaption className="small soft mt-3">
        <i className="key hatched" aria-hidden="true" />
        la franchise en heures <i className="key ink" aria-hidden="true" />
        la garantie joue. Le temps est resserré après le jour {end}.
      </figcaption>
    </figure>
  );
}

type Step = { name: string; detail: string; euros: number; isLeft?: boolean };

/**
 * Adds up the worst plausible loss of an example firm, item by item, and compares the sum with the
 * average ceiling in its class.
 */
export function CeilingChoice() {
  const { firm, margin, posts, lost, limit } = workedClaim('pire-perte');
  const details: Record<string, string> = {
    'exemple-experts':
      `un atelier ajoute la requalification des machines, ` +
      `${getFigureText('chiffres', 'exemple-automaticien')}`,
    'exemple-information':
      `selon le nombre de personnes de vos fichiers\u00A0: ` +
      `${getFigureText('chiffres', 'exemple-patients')} pour les soixante mille patients d’un ` +
      `cabinet d’imagerie`,
  };
  const steps: Step[] = [
    {
      name: 'Un trimestre de marge',
      detail:
        `${formatEuros(firm.sales)} × ${formatFigure(firm.margin, '%')} ÷ 4, si tout le ` +
        `travail passe par l’informatique\u202F; un mois, si l’éditeur du logiciel s’engage ` +
        `par écrit à rouvrir les dossiers`,
      euros: margin,
    },
    ...posts.map(({ name, amount, figure = '' }) => ({
      name,
      detail: details[figure] ?? '',
      euros: amount,
    })),
    {
      name: 'Ce qui reste pour les réclamations',
      detail:
        'à comparer à ce que perdrait en une semaine le client chez qui vos accès sont les ' +
        'plus larges',
      euros: limit - lost,
      isLeft: true,
    },
  ];
  let before = 0;
  return (
    <ol className="num border-t-2 border-encre text-base leading-serre">
      {steps
        .filter(({ euros }) => euros > 0)
        .map(({ name, detail, euros, isLeft = false }) => {
          const low = before;
          before += euros;
          return (
            <li key={name} className="border-b border-filet py-2.5">
              <p className="flex max-w-none justify-between gap-x-4">
                <b>{name}</b>
                <b className="type-name whitespace-nowrap">{formatEuros(euros)}</b>
              </p>
              <p className="small soft mb-1.5 max-w-none">{detail}</p>
              <ScaleBar
                parts={[{ low, high: before, look: isLeft ? 'outline-bar' : 'ink' }]}
                end={Math.max(limit, lost)}
              />
            </li>
          );
        })}
      <li className="flex justify-between gap-x-4 border-b-2 border-encre py-2.5 font-bold">
        Plafond moyen de sa classe
        <span className="type-name whitespace-nowrap">{formatEuros(limit)}</span>
      </li>
    </ol>
  );
}
