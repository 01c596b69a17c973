import { formatFigure, formatNumber } from '#src/domain/numbers.ts';
import { graduation, percentOf } from '#src/domain/scale.ts';

type Range = { id: string; nom: string; month: [number, number] };
type Props = { title: string; ranges: Range[]; chosen: string; end: number };

/** The range drawn to scale, the other sectors beside it. */
export function Ruler({ title, ranges, chosen, end }: Props) {
  return (
    <figure className="chart bars ruler num">
      <figcaption className="sr-only">{title}</figcaption>
      <ul>
        {ranges.map(({ id, nom, month: [low, high] }) => (
          <li key={id} className={id === chosen ? 'strong' : undefined} aria-current={id === chosen || undefined}>
            <span className="name">{nom}</span>
            <span className="track" aria-hidden="true">
              {/* Another element once it is chosen: only another size makes the range slide. The finished page has its
                  style in a class. */}
              <i
                key={String(id === chosen)}
                className={id === chosen ? 'ink' : 'outline-bar'}
                style={{ '--low': percentOf(low, end), '--high': percentOf(high, end) } as React.CSSProperties}
                suppressHydrationWarning
              />
            </span>
            <b className="value">{formatFigure([low, high], '€')}</b>
          </li>
        ))}
      </ul>
      <div className="graduation" aria-hidden="true">
        {graduation(end).map((mark) => (
          <span key={mark}>
            {formatNumber(mark)}
            {mark === end && '\u202F€'}
          </span>
        ))}
      </div>
    </figure>
  );
}
