// Shows today's date in the privacy policy, as the specification requires. Without scripts, the
// page shows the date of the build.
import { formatDate } from '#src/lib/dates.ts';
import { defineElement } from '#src/lib/element.ts';
import { getToday } from '#src/lib/today.ts';

defineElement('current-date', (element) => {
  const day = getToday();
  for (const time of element.querySelectorAll('time')) {
    time.dateTime = day;
    time.textContent = formatDate(day);
  }
});
