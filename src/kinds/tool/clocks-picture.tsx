import { getBuildDate } from '#src/config/build-date.ts';
import { amount, table } from '#src/content/tables.ts';
import { findMoments } from '#src/lib/clock.ts';
import { listDeadlines } from '#src/lib/deadlines/deadlines.ts';
import { addDays, getWeekday, isWorkingDay, places } from '#src/lib/places.ts';
import { Drawing, type Picture, short } from './drawing.tsx';

/** Draws the three legal deadlines of an attack that a firm discovers on a Friday evening. */
export function clocks(): Picture {
  const { plainte, cnil } = table('horloges').horloges;
  const hours = (id: string) => amount('delais', id);
  let friday = getBuildDate();
  while (getWeekday(friday) !== 5) friday = addDays(friday, -1);
  const { timeZone } = places.hexagone;
  const [found = 0] = findMoments(`${friday}T18:00`, timeZone);
  const workingDays = hours(table('horloges').horloges.assureur.delai);
  const all = listDeadlines(
    found,
    {
      place: 'hexagone',
      incident: 'blocage',
      personalData: 'oui',
      workingDays,
      isFinancial: false,
    },
    {
      complaint: hours(plainte.delai),
      authority: hours(cnil.delai),
      dora: 0,
      nis2: { isInForce: false, hours: 0 },
    },
  );
  const from = found - 18 * 3_600_000;
  const scale = 100 / (Math.max(...all.map(({ end }) => end)) - from);
  const x = (moment: number) => short((moment - from) * scale);
  const day = short(86_400_000 * scale);
  const whole = Math.round(100 / (86_400_000 * scale));
  const closed = Array.from({ length: whole }, (_, at) => at).filter(
    (at) => !isWorkingDay(addDays(friday, at), 'hexagone'),
  );
  return {
    drawn: (
      <Drawing height={40}>
        {all.map(({ clock, start, end, days }, lane) => (
          <path
            key={clock}
            className={days ? 'hollow' : 'full'}
            d={`M${x(start)} ${lane * 13 + 2}H${x(end)}v9H${x(start)}Z`}
          />
        ))}
        <path
          className="pale"
          d={closed.map((at) => `M${short(at * day)} 28h${day}v9h-${day}Z`).join('')}
        />
        <path className="mark" d={`M${x(found)} 0V40`} />
      </Drawing>
    ),
    value: `${new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone }).format(found + hours(plainte.delai) * 3_600_000)}, à la même heure, pour la plainte et la CNIL`,
    of: 'exemple d’une attaque découverte un vendredi soir',
  };
}
