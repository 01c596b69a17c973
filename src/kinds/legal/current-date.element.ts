// The privacy policy shows the current date (specification); the page contains that of the build.
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
