import type { Horloge } from '#src/content/schemas/incident-tables.ts';
import { amount, getFigureText, table } from '#src/content/tables.ts';
import { plainText } from '#src/content/texts.ts';
import { Island } from '#src/islands/island.tsx';
import type { Clock, Clocks } from '#src/tools/deadlines/clocks.ts';
import { DataTable } from '#src/ui/data-table.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';

const hours = (id: string) => amount('delais', id);

const buildClock = ({ nom, delai, tache, agenda, apporter, depassee }: Horloge): Clock => ({
  name: nom,
  rule: getFigureText('delais', delai),
  task: tache,
  event: agenda,
  bring: plainText(apporter),
  late: depassee,
});

/**
 * Shows when each legal deadline ends. Without answers or without scripts, shows only the rules of
 * the deadlines.
 */
export function DeadlinesTool() {
  const { nis2EnVigueur, horloges } = table('horloges');
  const { plainte, cnil, dora, nis2 } = horloges;
  const inForce = Object.values(horloges).filter((horloge) => nis2EnVigueur || horloge !== nis2);
  return (
    <>
      <PageSheet name="deadlines" />
      <Island
        of="deadlines"
        start="idle"
        clocks={
          Object.fromEntries(
            Object.entries(horloges).map(([id, each]) => [id, buildClock(each)]),
          ) as Clocks
        }
        rules={{
          complaint: hours(plainte.delai),
          authority: hours(cnil.delai),
          dora: hours(dora.delai),
          nis2: { isInForce: nis2EnVigueur, hours: hours(nis2.delai) },
        }}
        slots={{
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
    </>
  );
}
