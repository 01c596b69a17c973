import { months } from '#src/lib/dates.ts';
import { getWeekday, listWorkingDays } from '#src/lib/places.ts';
import { define } from './element.ts';
import { today } from './today.ts';

const weekdays = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');

// The answer is promised for the next working day; a page cannot know the day it is read.
define('answer-day', (element) => {
  const [day = ''] = listWorkingDays(today(), 1, 'hexagone');
  const [, month, date] = day.split('-').map(Number);
  const name = `${weekdays[getWeekday(day)]} ${date === 1 ? '1er' : date} ${months[Number(month) - 1]}`;
  element.textContent = `${name.replaceAll(' ', '\u00A0')} au plus tard`;
});
