import type { ReactNode } from 'react';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { type CoverState, StateRow, twoColumns } from '#src/ui/state.tsx';
import { RichText } from './rich-text.tsx';

type Line = string | { nom: string; description: string };
type Props = { lines: Line[]; state: CoverState; word?: string; hasColumns?: boolean };

const Named = ({ nom, description }: Exclude<Line, string>) => (
  <>
    <b className="block">{nom}</b>
    <RichText as="span" className="small soft" text={description} />
  </>
);

/** Lists sentences, or names with descriptions. All items have the same icon. */
const SignedList = ({ lines, hasColumns = false, ...row }: Props) => (
  <ul className={hasColumns ? twoColumns : undefined}>
    {lines.map((line) =>
      typeof line === 'string' ? (
        <StateRow key={line} {...row}>
          <RichText text={line} />
        </StateRow>
      ) : (
        <StateRow key={line.nom} {...row}>
          <Named {...line} />
        </StateRow>
      ),
    )}
  </ul>
);

const Subtitle = ({ children }: { children: ReactNode }) => (
  <h3 className="type-title mb-3">{children}</h3>
);

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
            <Subtitle>{titre}</Subtitle>
            <SignedList lines={lignes} state={etat} hasColumns />
          </div>
        ))}
      </div>
      <div className="hatched-edge ml-6 pt-6 pl-6 lg:col-span-4 lg:mt-6 lg:ml-0 lg:pt-0 lg:pl-11">
        <Subtitle>{lines.titreDehors}</Subtitle>
        <ul>
          {lines.dehors.map(({ nom, description }) => (
            <StateRow key={nom} state="absent">
              <b className="block">{nom}</b>
              <RichText text={description} />
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
