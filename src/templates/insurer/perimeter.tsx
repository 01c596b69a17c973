import type { CoverState } from '#src/components/ui/state.tsx';
import type { Document } from '#src/content/kinds.ts';
import { comparedGuarantees } from '#src/content/offers.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { guarantee } from '#src/content/tables.ts';
import { BlockSources } from '#src/mdx/blocks/block-sources.tsx';
import { SignedList } from '#src/mdx/signed-list.tsx';

type Profile = Document<'assureurs'>;
type Line = Profile['garanties'][number];

function nameOf({ id, nom }: Line): string {
  if (id !== undefined) return guarantee(id).nom;
  if (nom === undefined) throw new Error('Une garantie d’une fiche n’a ni « id » ni « nom ».');
  return nom;
}

/** The lines of the profile; a guarantee of the comparison that it leaves out is said in the table's words. */
function linesOf({ garanties }: Profile, flags: NonNullable<Assureur['garanties']>): Line[] {
  const leftOut = comparedGuarantees().filter(({ id }) => id in flags && !garanties.some((line) => line.id === id));
  return [
    ...garanties,
    ...leftOut.map(({ id, explication }) => ({
      id,
      incluse: flags[id] === true,
      description: `${explication}.`,
    })),
  ];
}

const Group = ({ title, lines, state, word }: { title: string; lines: Line[]; state: CoverState; word: string }) =>
  lines.length > 0 && (
    <div className="perimeter-group">
      <h3 className="perimeter-title">{title}</h3>
      <SignedList
        lines={lines.map((line) => ({ nom: nameOf(line), description: line.description }))}
        state={state}
        word={word}
        hasColumns
      />
    </div>
  );

/** What the grid ticks, what it calls optional, and what it does not indicate, which is to be asked for. */
export function Perimeter({ document, row }: { document: Profile; row: Assureur }) {
  const flags = row.garanties ?? {};
  const lines = linesOf(document, flags);
  const isAbsent = ({ id }: Line) => id !== undefined && flags[id] === false;
  const isOptional = (line: Line) => !line.incluse && !line.sansDocument && !isAbsent(line);
  const origin = row.compare ? 'd’après notre grille' : 'd’après la presse';
  return (
    <div data-block="garanties">
      <Group title={`Inclus, ${origin}`} lines={lines.filter((line) => line.incluse)} state="inclus" word="Inclus" />
      <Group title="Optionnel, à demander" lines={lines.filter(isOptional)} state="option" word="Optionnel" />
      <Group title="Absent de notre grille, à demander" lines={lines.filter(isAbsent)} state="absent" word="Absente" />
      <Group
        title="Absent de nos documents, à demander"
        lines={lines.filter((line) => line.sansDocument && !isAbsent(line))}
        state="absent"
        word="Absente"
      />
      <BlockSources of={document.garanties} />
    </div>
  );
}
