import { getWeekday, months } from '#src/lib/dates.ts';
import { defineElement } from '#src/lib/element.ts';
import { findNextWorkingDay } from '#src/lib/public-holidays.ts';
import { getToday } from '#src/lib/today.ts';

const weekdays = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');

// Shows the next working day, by which the broker answers. A script calculates it, because a static
// page does not know the day of the visit.
defineElement('answer-day', (element) => {
  const day = findNextWorkingDay(getToday());
  const [, month, date] = day.split('-').map(Number);
  const dayOfMonth = date === 1 ? '1er' : date;
  const name = `${weekdays[getWeekday(day)]} ${dayOfMonth} ${months[Number(month) - 1]}`;
  element.textContent = `${name.replaceAll(' ', '\u00A0')} au plus tard`;
});
