import { BlockSources } from '#src/blocks/block-sources.tsx';
import { RichText } from '#src/blocks/rich-text.tsx';
import type { Document } from '#src/content/kinds.ts';
import { comparedGuarantees } from '#src/content/offers.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { guarantee } from '#src/content/tables.ts';
import { type CoverState, SignRow, twoColumns } from '#src/ui/state.tsx';

type Profile = Document<'assureurs'>;
type Line = Profile['garanties'][number];

function getName({ id, nom }: Line): string {
  if (id !== undefined) return guarantee(id).nom;
  if (nom === undefined) throw new Error('Une garantie d’une fiche n’a ni « id » ni « nom ».');
  return nom;
}

/**
 * Returns the guarantees of the comparison table in its order, then further guarantees of this
 * insurer. If the profile has no text for a guarantee, uses the general text of the table.
 */
function listLines({ garanties }: Profile, flags: NonNullable<Assureur['garanties']>): Line[] {
  const compared = comparedGuarantees().flatMap(({ id, explication }) => {
    const own = garanties.find((line) => line.id === id);
    return (
      own ??
      (id in flags ? { id, incluse: flags[id] === true, description: `${explication}.` } : [])
    );
  });
  return [...compared, ...garanties.filter(({ id }) => id === undefined)];
}

/**
 * Labels that the specification defines. A guarantee that is neither included nor optional also
 * gets the note « à demander ».
 */
const words: Record<CoverState, string> = {
  inclus: 'Inclus',
  option: 'Optionnel',
  absent: 'Absente',
};

export function Perimeter({ document, row }: { document: Profile; row: Assureur }) {
  const flags = row.garanties ?? {};
  const getState = ({ id, incluse, sansDocument }: Line): CoverState => {
    if (sansDocument || (id !== undefined && flags[id] === false)) return 'absent';
    return incluse ? 'inclus' : 'option';
  };
  return (
    <div data-block="garanties">
      <ul className={twoColumns}>
        {listLines(document, flags).map((line) => {
          const state = getState(line);
          return (
            <SignRow key={getName(line)} state={state}>
              <span className="small">{words[state]} : </span>
              <b>{getName(line)}</b>
              {state === 'absent' && <span className="small">, à demander</span>}
              <RichText as="span" className="small soft block" text={line.description} />
            </SignRow>
          );
        })}
      </ul>
      <BlockSources of={document.garanties} />
    </div>
  );
}
