import { site } from '#src/content/identity.ts';
import { isBlank } from '#src/content/placeholders.ts';
import { formatDate } from '#src/domain/dates.ts';
import { typography } from '#src/domain/typography.ts';

/** Who answers for the figures of the page, in which role, since when; nobody as long as nobody has read them. */
export function Reviewed() {
  const { nom, role, date } = site.relecture;
  if ([nom, role, date].some(isBlank)) return null;
  return (
    <p className="small soft" data-block="relecture">
      Chiffres relus par {typography(nom)}, {typography(role)}, le <time dateTime={date}>{formatDate(date)}</time>.
    </p>
  );
}
