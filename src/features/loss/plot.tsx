import { type Loss, phases, type Situation } from '#src/domain/loss/loss.ts';
import { namedOf, type Surface, shapeOf } from '#src/domain/loss/shape.ts';
import { formatEurosInFull as inEuros } from '#src/domain/numbers.ts';
import { days } from './words.ts';

const path = (surfaces: Surface[]) => surfaces.map((points) => `M${points.map((point) => point.join(' ')).join('L')}Z`).join('');
const variables = (values: Record<string, number | string>) => values as React.CSSProperties;
const clip = (points: Surface) => `polygon(${points.map(([x, y]) => `${x}% ${y}%`).join(',')})`;

const keys = [
  ['hatched', 'délai, à votre charge'],
  ['ink', 'payé'],
  ['outline-bar', 'hors garantie'],
] as const;

const columns = ['Perdu', 'Payé', 'À votre charge'];

/** As wide as its name, in percent of the width of a phone. */
const nameWidth = 36;

/** The margin that is missing, day after day, to scale: who bears which surface. Its table says the same in numbers. */
export function Plot({ situation, loss }: { situation: Situation; loss: Loss }) {
  const { base, marks, frame, retained, paid, outside } = shapeOf(situation, loss);
  const { stopped, recovering, costs, gone } = phases(situation, loss);
  const rows = [
    [`Arrêt complet, ${days(situation.stop.days)}`, stopped],
    [`Reprise, ${days(situation.stop.recovery)}`, recovering],
    ['Experts et frais', costs],
    [`Clients partis, ${days(situation.stop.missedFor)}`, gone],
    ['En tout', { lost: loss.lost, paid: loss.paid }],
  ] as const;
  return (
    <figure className="chart plot">
      <figcaption>
        La marge qui manque, jour après jour <span>(toutes les surfaces sont à la même échelle)</span>
      </figcaption>
      <div className="plot-axis num" aria-hidden="true">
        {namedOf(marks).map(({ day, x }, place) => (
          // The finished page has its style in a class; React alone changes it.
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its rank
          <span key={place} style={variables({ '--x': x })} suppressHydrationWarning>
            {day === 0 ? 'Arrêt' : `Jour ${Math.round(day)}`}
          </span>
        ))}
      </div>
      <div className="plot-area" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path className="usual" d={`M0 16H100M0 ${base}H100`} />
          <path className="paid" d={path(paid)} />
          <path className="outside" d={path(outside)} />
          {frame && <path className="frame-line" d={`M${frame.from} 98V2H${frame.to}V98`} />}
        </svg>
        {frame && frame.to - frame.from >= nameWidth && (
          <b className="plot-name" style={variables({ '--x': frame.from })} suppressHydrationWarning>
            L’assureur paie
          </b>
        )}
        {retained.map((points, place) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a surface is its rank
            key={place}
            className="hatched"
            style={variables({ '--corners': clip(points) })}
            suppressHydrationWarning
          />
        ))}
      </div>
      <p className="small soft" data-twin="leave-out">
        {keys.map(([look, meaning]) => (
          <span key={look} className="plot-key">
            <i className={`key ${look}`} aria-hidden="true" />
            {meaning}
          </span>
        ))}
        Au-dessus de la ligne du bas se trouve la marge, au-dessous les frais.
      </p>
      <details className="picture-data">
        <summary>Lire ce dessin en tableau</summary>
        <table className="table table-stack num">
          <caption className="sr-only">Ce qui est perdu et payé, selon le moment</caption>
          <thead>
            <tr>
              {['Moment', ...columns].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, phase]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {[phase.lost, phase.paid, phase.lost - phase.paid].map((amount, column) => (
                  <td key={columns[column]} data-label={columns[column]}>
                    {inEuros(amount)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
