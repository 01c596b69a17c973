import { addDays, places } from '#src/lib/places.ts';
import type { Book } from './check/book.ts';
import type { Context } from './check/context.ts';
import { figureText } from './figures.ts';
import { answersInPrices } from './market-classes.ts';

/** What `npm run content:docs` writes for the function, which takes nothing of content/ along. */
export const answersFile = 'supabase/functions/send-devis-email/tables.json';

/** Fixed, so that no new year makes the file another one. */
const calendar = { from: 2026, to: 2060 };

/** Nothing while a table is itself wrong. */
export function answersText(book: Book, { figures }: Context): string | undefined {
  const found = book.tables('classes', 'estimateur', 'horloges');
  if (!found || !figures) return undefined;
  // An id that is not there is told where it stands.
  if (!Object.hasOwn(figures.chiffres, found.classes.seuil)) return undefined;
  // What the acknowledgement says of the broker's reply.
  const reply = figures.delais['reponse'];
  const answer = reply && figureText(reply);
  const { ouverture: opens, fermeture: closes, rappel: reminder } = found.horloges.heuresOuvrees;
  const hours = { opens, closes, reminder, answer: reply?.valeur };
  return `${JSON.stringify({ answer, hours, holidays: holidays(), ...answersInPrices(found, figures) }, null, 2)}\n`;
}

/** Of each year, the days on which nobody works. */
function holidays(): Record<string, string> {
  const days: Record<string, string> = {};
  for (let day = `${calendar.from}-01-01`; day < `${calendar.to + 1}`; day = addDays(day, 1)) {
    const [year = '', date] = day.split(/-(.*)/);
    if (places.hexagone.isHoliday(day)) days[year] = `${days[year] ?? ''} ${date}`.trim();
  }
  return days;
}
