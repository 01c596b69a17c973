import { BlockSources } from '#src/blocks/block-sources.tsx';
import { RichText } from '#src/blocks/rich-text.tsx';
import type { Document } from '#src/content/kinds.ts';
import { comparedGuarantees } from '#src/content/offers.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { guarantee } from '#src/content/tables.ts';
import { Sign, type SignName } from '#src/ui/sign.tsx';

type Profile = Document<'assureurs'>;
type Line = Profile['garanties'][number];

function getName({ id, nom }: Line): string {
  if (id !== undefined) return guarantee(id).nom;
  if (nom === undefined) throw new Error('Une garantie d’une fiche n’a ni « id » ni « nom ».');
  return nom;
}

/**
 * Returns the guarantees of the comparison in its order, then the profile's other guarantees. If
 * the profile has no text for a guarantee, uses the text of the table.
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
 * Words of the specification. A guarantee that the grid calls neither included nor optional is
 * marked as a question to ask.
 */
const states: Record<
  'inclus' | 'option' | 'absent',
  { sign: SignName; word: string; more?: string }
> = {
  inclus: { sign: 'covered', word: 'Inclus' },
  option: { sign: 'option', word: 'Optionnel' },
  absent: { sign: 'absent', word: 'Absente', more: 'à demander' },
};

export function Perimeter({ document, row }: { document: Profile; row: Assureur }) {
  const flags = row.garanties ?? {};
  const getState = ({ id, incluse, sansDocument }: Line) => {
    if (sansDocument || (id !== undefined && flags[id] === false)) return states.absent;
    return incluse ? states.inclus : states.option;
  };
  return (
    <div data-block="garanties">
      <ul className="signed two-columns">
        {listLines(document, flags).map((line) => {
          const { sign, word, more } = getState(line);
          return (
            <li key={getName(line)} data-item>
              <Sign name={sign} />
              <p>
                <span className="small">{word} : </span>
                <b className="inline!">{getName(line)}</b>
                {more && <span className="small">, {more}</span>}
                <RichText as="span" className="small soft block" text={line.description} />
              </p>
            </li>
          );
        })}
      </ul>
      <BlockSources of={document.garanties} />
    </div>
  );
}
