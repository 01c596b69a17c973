// The privacy policy shows the current date, as specified: the build's in the page, the visitor's
// from here on.
import { formatDate } from '#src/lib/dates.ts';
import { define } from '../element.ts';
import { today } from '../today.ts';

define('current-date', (element) => {
  const day = today();
  for (const time of element.querySelectorAll('time')) {
    time.dateTime = day;
    time.textContent = formatDate(day);
  }
});
