import type { Blocks } from '#src/content/schemas/blocks.ts';
import { StateRow, twoColumns } from '#src/ui/state.tsx';
import { RichText } from './rich-text.tsx';

const titleStyle = 'type-title mb-3';

/**
 * Shows paid losses inside a border, losses of paid options below a dashed line, and unpaid losses
 * outside the border.
 */
export const Perimetre = ({ value: lines }: { value: Blocks['perimetre'] }) => (
  <>
    <div className="lg:grid-12">
      <div className="perimeter lg:col-span-8 lg:-mr-3">
        {lines.dedans.map(({ titre, etat, lignes }) => (
          <div
            key={titre}
            className={
              etat === 'option'
                ? '-mx-6 mt-4 -mb-6 border-t border-dashed border-encre px-6 pt-4 pb-6'
                : 'border-filet not-first:mt-5 not-first:border-t not-first:pt-5'
            }
          >
            <h3 className={titleStyle}>{titre}</h3>
            <ul className={twoColumns}>
              {lignes.map(({ nom, description }) => (
                <StateRow key={nom} state={etat}>
                  <b className="block">{nom}</b>
                  <RichText as="span" className="small soft" text={description} />
                </StateRow>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="hatched-edge ml-6 pt-6 pl-6 lg:col-span-4 lg:mt-6 lg:ml-0 lg:pt-0 lg:pl-11">
        <h3 className={titleStyle}>{lines.titreDehors}</h3>
        <ul>
          {lines.dehors.map(({ nom, description }) => (
            <StateRow key={nom} state="absent">
              <b className="block">{nom}</b>
              <RichText as="span" className="small soft" text={description} />
            </StateRow>
          ))}
        </ul>
      </div>
    </div>
    <p className="source-line">
      Ce que ces contrats prévoient en général ; les lignes sans source sont de nous.
    </p>
  </>
);
