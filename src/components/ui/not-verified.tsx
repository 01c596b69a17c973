import { buildDate } from '#src/config/build-date.ts';
import type { Source } from '#src/content/schemas/figures.ts';
import { addMonths, formatDate } from '#src/domain/dates.ts';

type Props = { source: Source /** Not behind a source's name, but below what it vouches for. */; isAlone?: boolean };

/** Since when nobody has verified a source again, once its time is over; until then, nothing. The twin names it at its head. */
export function NotVerified({ source: { adresse, verifie, valable }, isAlone = false }: Props) {
  if (addMonths(verifie, valable) >= buildDate()) return null;
  const since = (
    <time dateTime={verifie} data-twin-source={adresse}>
      {formatDate(verifie)}
    </time>
  );
  return isAlone ? (
    <small className="small soft block">Non revérifié depuis le {since}</small>
  ) : (
    <>, non revérifié depuis le {since}</>
  );
}
