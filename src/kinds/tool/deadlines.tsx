import { getBuildDate } from '#src/config/build-date.ts';
import type { Horloge } from '#src/content/schemas/incident-tables.ts';
import { amount, getFigureText, table } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { Island } from '#src/islands/island.tsx';
import { findMoments } from '#src/lib/clock.ts';
import { addDays, getWeekday } from '#src/lib/dates.ts';
import { listDeadlines, MIN_DELAY_DAYS, type Rules } from '#src/lib/deadlines/deadlines.ts';
import { places } from '#src/lib/places.ts';
import type { Clock, Clocks } from '#src/tools/deadlines/clocks.ts';
import { dayAndMonth } from '#src/tools/deadlines/deadline-sentences.ts';
import { Ends, listEnds } from '#src/tools/deadlines/ends.tsx';
import { Lanes } from '#src/tools/deadlines/lanes.tsx';
import { DataTable } from '#src/ui/data-table.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';

const hours = (id: string) => amount('delais', id);

const buildClock = ({ nom, delai, agenda, apporter, depassee }: Horloge): Clock => ({
  name: nom,
  rule: getFigureText('delais', delai),
  event: agenda,
  bring: plainText(apporter),
  late: depassee,
});

const buildClocks = () =>
  Object.fromEntries(
    Object.entries(table('horloges').horloges).map(([id, each]) => [id, buildClock(each)]),
  ) as Clocks;

function buildRules(): Rules {
  const { nis2EnVigueur, horloges } = table('horloges');
  const { plainte, cnil, dora, nis2 } = horloges;
  return {
    complaint: hours(plainte.delai),
    authority: hours(cnil.delai),
    dora: hours(dora.delai),
    nis2: { isInForce: nis2EnVigueur, hours: hours(nis2.delai) },
  };
}

/**
 * Calculates the deadlines of an example: an attack that a firm discovered on the last Friday
 * evening before the build.
 */
export function buildExample() {
  let friday = addDays(getBuildDate(), -1);
  while (getWeekday(friday) !== 5) friday = addDays(friday, -1);
  const place = 'hexagone';
  const { timeZone } = places[place];
  const [discovered = 0] = findMoments(`${friday}T18:00`, timeZone);
  const deadlines = listDeadlines(
    discovered,
    {
      place,
      incident: 'blocage',
      personalData: 'inconnu',
      workingDays: MIN_DELAY_DAYS,
      isFinancial: false,
    },
    buildRules(),
  );
  const ends = listEnds(deadlines, buildClocks(), timeZone, discovered);
  return { ends, discovered, place, day: dayAndMonth(friday) } as const;
}

/** Shows the deadlines of an example until the visitor has filled in the fields. */
function Example() {
  const { day, ...example } = buildExample();
  return (
    <div className="no-print">
      <p className="mt-3 max-w-none">
        <b className="mark">Exemple</b>
        {'\u00A0'}: attaque connue le {day} à 18 h. Mettez votre jour et votre heure.
      </p>
      <Ends {...example} label="Dates de l’exemple" />
      <div className="my-6">
        <Lanes {...example} />
      </div>
    </div>
  );
}

/**
 * Shows when each legal deadline ends. Without scripts, or before the visitor has filled in the
 * fields, shows an example and the rules.
 */
export function DeadlinesTool() {
  const { nis2EnVigueur, horloges } = table('horloges');
  const inForce = Object.values(horloges).filter(
    (horloge) => nis2EnVigueur || horloge !== horloges.nis2,
  );
  return (
    <div className="frame">
      <PageSheet name="deadlines" />
      <Island
        of="deadlines"
        start="idle"
        clocks={buildClocks()}
        rules={buildRules()}
        slots={{
          exemple: <Example />,
          regles: (
            <div className="later">
              <DataTable
                caption="Les délais, et le moment d’où ils partent"
                head={['Démarche', 'Délai', 'Part de', 'Si la date passe', 'Texte']}
                rows={inForce.map(({ nom, delai, depart, depassee, article }) => [
                  nom,
                  getFigureText('delais', delai),
                  depart,
                  depassee,
                  article,
                ])}
                isStacked
              />
            </div>
          ),
        }}
      />
    </div>
  );
}
