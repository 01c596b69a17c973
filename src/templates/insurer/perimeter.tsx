import { type State, StateRow } from '#src/components/ui/state.tsx';
import type { Document } from '#src/content/kinds.ts';
import { comparedGuarantees } from '#src/content/offers.ts';
import type { Assureur } from '#src/content/schemas/tables.ts';
import { guarantee } from '#src/content/tables.ts';
import { BlockSources } from '#src/mdx/blocks/block-sources.tsx';
import { RichText } from '#src/mdx/rich-text.tsx';

type Profile = Document<'assureurs'>;
type Line = Profile['garanties'][number];

function nameOf({ id, name }: Line): string {
  if (id !== undefined) return guarantee(id).nom;
  if (name === undefined) throw new Error('Une garantie d’une fiche n’a ni « id » ni « name ».');
  return name;
}

/** The lines of the profile; a guarantee of the comparison that it leaves out is said in the table's words. */
function linesOf({ garanties }: Profile, flags: NonNullable<Assureur['garanties']>): Line[] {
  const leftOut = comparedGuarantees().filter(({ id }) => id in flags && !garanties.some((line) => line.id === id));
  return [
    ...garanties,
    ...leftOut.map(({ id, explication }) => ({
      id,
      included: flags[id] === true,
      description: `${explication}. À confirmer par devis.`,
    })),
  ];
}

const Lines = ({ lines, state, word }: { lines: Line[]; state: State; word: string }) => (
  <ul className="signed two-columns">
    {lines.map((line) => (
      <StateRow key={nameOf(line)} state={state} word={word}>
        <b>{nameOf(line)}</b>
        <span className="small soft">
          <RichText text={line.description} />
        </span>
      </StateRow>
    ))}
  </ul>
);

/** Inside what is included, under the dashed line what is optional, outside what the comparison says is absent, with what to ask. */
export function Perimeter({ document, row }: { document: Profile; row: Assureur }) {
  const flags = row.garanties ?? {};
  const lines = linesOf(document, flags);
  const isAbsent = ({ id }: Line) => id !== undefined && flags[id] === false;
  const included = lines.filter((line) => line.included);
  const absent = lines.filter(isAbsent);
  const optional = lines.filter((line) => !line.included && !isAbsent(line));
  return (
    <div data-block="garanties">
      <div className="perimeter">
        <h3 className="perimeter-title">Inclus</h3>
        <Lines lines={included} state="inclus" word="Inclus" />
        {optional.length > 0 && (
          <div className="perimeter-option">
            <h3 className="perimeter-title">Optionnel, à demander</h3>
            <Lines lines={optional} state="option" word="Optionnel" />
          </div>
        )}
      </div>
      {absent.length > 0 && (
        <div className="outside">
          <h3 className="perimeter-title">Absent de notre grille</h3>
          <Lines lines={absent} state="absent" word="Absente" />
        </div>
      )}
      <BlockSources of={document.garanties} />
    </div>
  );
}
