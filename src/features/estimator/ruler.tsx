import type { Estimate } from '#src/domain/estimate.ts';
import { formatFigure } from '#src/domain/numbers.ts';

type Range = { id: string; nom: string; range: Estimate | undefined };
type Props = { title: string; ranges: Range[]; chosen: string; end: number };

/** The range drawn to scale, the other sectors beside it. */
export function Ruler({ title, ranges, chosen, end }: Props) {
  const part = (value: number) => Math.round((value / end) * 1000) / 10;
  return (
    <figure className="chart bars ruler num">
      <figcaption className="sr-only">{title}</figcaption>
      <ul>
        {ranges.map(({ id, nom, range }) => (
          <li key={id} className={id === chosen ? 'strong' : undefined} aria-current={id === chosen || undefined}>
            <span className="name">{nom}</span>
            <span className="track" aria-hidden="true">
              <i
                className={id === chosen ? 'ink' : 'outline-bar'}
                style={{ '--low': part(range?.month[0] ?? 0), '--high': part(range?.month[1] ?? 0) } as React.CSSProperties}
                hidden={!range}
              />
            </span>
            <b className="value">{range ? formatFigure(range.month, '€') : 'sur devis'}</b>
          </li>
        ))}
      </ul>
      <div className="graduation" aria-hidden="true">
        {[0, 1, 2, 3].map((third) => (
          <span key={third}>
            {Math.round((end * third) / 3)}
            {third === 3 && '\u202F€'}
          </span>
        ))}
      </div>
    </figure>
  );
}
