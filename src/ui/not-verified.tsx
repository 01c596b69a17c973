import { getBuildDate } from '#src/config/build-date.ts';
import type { Source } from '#src/content/schemas/figure-rows.ts';
import { addMonths, formatDate } from '#src/lib/dates.ts';

type Props = {
  source: Source;
  /** True to show the date on a separate line, false to add it to the name of the source. */
  isAlone?: boolean;
};

export const isLapsed = ({ verifie, valable }: Source) =>
  addMonths(verifie, valable) < getBuildDate();

/** Shows when a source was last verified, but only if this verification has expired. */
export function NotVerified({ source, isAlone = false }: Props) {
  if (!isLapsed(source)) return null;
  const { verifie } = source;
  const since = <time dateTime={verifie}>{formatDate(verifie)}</time>;
  return isAlone ? (
    <small className="small soft block">Non revérifié depuis le {since}</small>
  ) : (
    <span data-lapsed="">, non revérifié depuis le {since}</span>
  );
}
