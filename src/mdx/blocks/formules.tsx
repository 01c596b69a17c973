import { figureText } from '#src/content/figures.ts';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figure } from '#src/content/tables.ts';
import { formatEuros } from '#src/domain/numbers.ts';
import { SignedList } from '../signed-list.tsx';
import type { Drawing } from './drawing.ts';

type Formula = Blocks['formules']['petite'];

function Title({ nom, prix }: Formula) {
  const price = figure('prix', prix);
  return (
    <h3 className="formula-title">
      <span>{nom}</span>
      <b className="num">
        {figureText(price)} <small>par mois, {formatEuros(Number(price.valeur) * 12)} sur douze</small>
      </b>
    </h3>
  );
}

/** Two formulas are two perimeters, the smaller inside the larger; outside hangs from the larger. */
export const formules: Drawing<'formules'> = {
  className: 'formulas',
  draw: ({ petite, grande, dehors }) => (
    <>
      <div className="perimeter large" data-layer="formulas">
        <div className="perimeter" data-item>
          <Title {...petite} />
          <SignedList lines={petite.lignes} state="inclus" word="dans les deux formules" />
        </div>
        <div className="plus" data-item>
          <Title {...grande} />
          <p className="mb-2 text-base font-bold">Toute la formule {petite.nom}, et :</p>
          <SignedList lines={grande.lignes} state="inclus" word={`dans la formule ${grande.nom} seulement`} hasColumns />
        </div>
      </div>
      <div className="outside">
        <h3 className="perimeter-title">Hors garantie, dans les deux cas</h3>
        <SignedList lines={dehors} state="absent" hasColumns />
      </div>
      <p className="source-line">Prix de notre grille, indicatifs ; répartition type, à confirmer par devis.</p>
    </>
  ),
};
