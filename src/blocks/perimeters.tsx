import { figureText } from '#src/content/figures.ts';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figure } from '#src/content/tables.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { type CoverState, StateRow } from '#src/ui/state.tsx';
import type { Drawing } from './drawing.ts';
import { RichText } from './rich-text.tsx';

type Line = string | { nom: string; description: string };
type Props = { lines: Line[]; state: CoverState; word?: string; hasColumns?: boolean };

const Named = ({ nom, description }: Exclude<Line, string>) => (
  <>
    <b>{nom}</b>
    <RichText as="span" className="small soft" text={description} />
  </>
);

/** Lists sentences, or names with descriptions, with the same icon. */
const SignedList = ({ lines, hasColumns = false, ...row }: Props) => (
  <ul className={hasColumns ? 'signed two-columns' : 'signed'}>
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

/** Shows paid losses inside a border, optional ones under a dashed line and unpaid ones outside. */
export const perimetre: Drawing<'perimetre'> = {
  draw: (lines) => (
    <>
      <div className="lg:grid-12">
        <div className="perimeter lg:col-span-8 lg:-mr-3">
          {lines.dedans.map(({ titre, etat, lignes }) => (
            <div
              key={titre}
              className={etat === 'option' ? 'perimeter-group perimeter-option' : 'perimeter-group'}
            >
              <h3 className="perimeter-title">{titre}</h3>
              <SignedList lines={lignes} state={etat} hasColumns />
            </div>
          ))}
        </div>
        <div className="outside lg:col-span-4 lg:ml-0 lg:mt-6 lg:pt-0 lg:pl-11">
          <h3 className="perimeter-title">{lines.titreDehors}</h3>
          <ul className="signed">
            {lines.dehors.map(({ nom, description }) => (
              <StateRow key={nom} state="absent">
                <b>{nom}</b>
                <RichText text={description} />
              </StateRow>
            ))}
          </ul>
        </div>
      </div>
      <p className="source-line">
        Présentation type de ces contrats, d’après les sources citées ; les lignes sans source sont
        de nous. Seul votre contrat engage.
      </p>
    </>
  ),
};

type Formula = Blocks['formules']['petite'];

function Title({ nom, prix }: Formula) {
  const price = figure('prix', prix);
  return (
    <h3 className="formula-title">
      <span>{nom}</span>
      <b className="num">
        {figureText(price)}{' '}
        <small>par mois, {formatEuros(Number(price.valeur) * 12)} sur douze</small>
      </b>
    </h3>
  );
}

/**
 * Draws two contract options as perimeters, the smaller one inside the larger one. Unpaid losses
 * are below the larger one.
 */
export const formules: Drawing<'formules'> = {
  className: 'formulas',
  draw: ({ petite, grande, dehors }) => (
    <>
      <div className="perimeter large">
        <div className="perimeter" data-item>
          <Title {...petite} />
          <SignedList lines={petite.lignes} state="inclus" word="dans les deux formules" />
        </div>
        <div className="plus" data-item>
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
      <div className="outside">
        <h3 className="perimeter-title">Hors garantie, dans les deux cas</h3>
        <SignedList lines={dehors} state="absent" hasColumns />
      </div>
      <p className="source-line">Prix et répartition indicatifs, à confirmer par devis.</p>
    </>
  ),
};
