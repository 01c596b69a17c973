import type { Blocks } from '#src/content/schemas/blocks.ts';
import { type CoverState, StateRow, twoColumns } from '#src/ui/state.tsx';
import { RichText } from './rich-text.tsx';

type Line = Blocks['perimetre']['dehors'][number];

/** Lists losses with a title. All have one state. */
const Losses = ({
  title,
  state,
  lines,
  className,
}: {
  title: string;
  state: CoverState;
  lines: Line[];
  className?: string | undefined;
}) => (
  <>
    <h3 className="type-title mb-3">{title}</h3>
    <ul className={className}>
      {lines.map(({ nom, description }) => (
        <StateRow key={nom} state={state}>
          <b className="block">{nom}</b>
          <RichText as="span" className="small soft" text={description} />
        </StateRow>
      ))}
    </ul>
  </>
);

/**
 * Shows paid losses inside a border, losses of paid options below a dashed line, and unpaid losses
 * outside the border.
 */
export const Perimetre = ({ value: lines }: { value: Blocks['perimetre'] }) => (
  <>
    <div className="lg:grid-12">
      <div className="perimeter lg:-mr-3 lg:col-span-7">
        {lines.dedans.map(({ titre, etat, lignes }) => (
          <div
            key={titre}
            className={
              etat === 'option'
                ? '-mx-6 mt-4 -mb-6 border-t border-dashed border-encre px-6 pt-4 pb-6'
                : 'border-filet not-first:mt-5 not-first:border-t not-first:pt-5'
            }
          >
            <Losses title={titre} state={etat} lines={lignes} className={twoColumns} />
          </div>
        ))}
      </div>
      <div className="hatched-edge mt-6 pl-6 lg:col-span-5 lg:pl-11">
        <Losses title="Hors garantie, à votre charge" state="absent" lines={lines.dehors} />
      </div>
    </div>
    <p className="source-line">
      Ce que ces contrats prévoient en général ; les lignes sans source sont de nous.
    </p>
  </>
);
