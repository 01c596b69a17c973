import type { ReactNode } from 'react';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figure } from '#src/content/tables.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { type CoverState, StateRow, twoColumns } from '#src/ui/state.tsx';
import type { Drawing } from './drawing.ts';
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
export const perimetre: Drawing<'perimetre'> = {
  draw: (lines) => (
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
  ),
};

type Formula = Blocks['formules']['petite'];

function Title({ nom, prix }: Formula) {
  const price = figure('prix', prix);
  return (
    <h3 className="type-heading mb-3 flex flex-wrap items-baseline justify-between gap-x-4 lg:flex-col lg:text-2xl">
      <span>{nom}</span>
      <b className="num text-3xl tracking-titre lg:text-5xl lg:leading-none">
        {price.texte}{' '}
        <small className="type-plain leading-[1.2] lg:text-base">
          par mois, {formatEuros(Number(price.valeur) * 12)} sur douze
        </small>
      </b>
    </h3>
  );
}

/**
 * Draws two contract options as boxes, the smaller option inside the larger one. Losses that
 * neither pays are below.
 */
export const formules: Drawing<'formules'> = {
  draw: ({ petite, grande, dehors }) => (
    <>
      <div className="perimeter p-4 lg:grid lg:grid-cols-[5fr_7fr] lg:p-5">
        <div className="perimeter" data-item>
          <Title {...petite} />
          <SignedList lines={petite.lignes} state="inclus" word="dans les deux formules" />
        </div>
        <div className="px-4 pt-6 lg:pt-[calc(--spacing(6)+2px)] lg:pr-6 lg:pb-4 lg:pl-8" data-item>
          <Title {...grande} />
          <p className="mb-2 text-base font-bold">Toute la formule {petite.nom}, et :</p>
          <SignedList
            lines={grande.lignes}
            state="inclus"
            word={`dans la formule ${grande.nom} seulement`}
            hasColumns
          />
        </div>
      </div>
      <div className="hatched-edge ml-6 pt-6 pl-6">
        <Subtitle>Hors garantie, dans les deux cas</Subtitle>
        <SignedList lines={dehors} state="absent" hasColumns />
      </div>
      <p className="source-line">Prix et répartition indicatifs, à confirmer par devis.</p>
    </>
  ),
};
