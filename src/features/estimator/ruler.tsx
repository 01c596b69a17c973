import { formatNumber } from '#src/domain/numbers.ts';
import { graduation, percentOf } from '#src/domain/scale.ts';

/** `value` as it is read; a range of one number is drawn as a pin. */
type Row = { id: string; name: string; range: readonly [number, number]; value: string };
type Props = {
  title: string;
  rows: Row[];
  chosen: string;
  end: number;
  /** Whether rows are choices: the chosen one is drawn larger, and slides. */
  isChoice?: boolean;
};

/** Ranges drawn to one scale: what counts in ink, what one compares it with in outline. */
export function Ruler({ title, rows, chosen, end, isChoice = false }: Props) {
  return (
    <figure className={`chart bars num${isChoice ? ' ruler' : ''}`}>
      <figcaption className={isChoice ? 'sr-only' : undefined}>{title}</figcaption>
      <ul>
        {rows.map(({ id, name, range: [low, high], value }) => (
          <li key={id} className={id === chosen ? 'strong' : undefined} aria-current={(isChoice && id === chosen) || undefined}>
            <span className="name">{name}</span>
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
            <b className="value">{value}</b>
          </li>
        ))}
      </ul>
      <div className="graduation" aria-hidden="true">
        {graduation(end).map((mark) => (
          <span key={mark}>{`${formatNumber(mark)}${mark === end ? '\u202F€' : ''}`}</span>
        ))}
      </div>
    </figure>
  );
}
