import { Identity } from '#src/components/ui/identity.tsx';
import { blank } from '#src/content/placeholders.ts';
import { site } from '#src/content/site.ts';
import { formatDate } from '#src/domain/dates.ts';

/** Who answers for the figures of the page, in which role, since when. */
export function Reviewed() {
  const { nom, role, date } = site.relecture;
  return (
    <p className="small soft" data-block="relecture">
      Chiffres relus par <Identity value={nom} />, <Identity value={role} />, le{' '}
      {date === blank ? <Identity value={date} /> : <time dateTime={date}>{formatDate(date)}</time>}.
    </p>
  );
}
