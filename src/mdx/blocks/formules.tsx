import { StateRow } from '#src/components/ui/state.tsx';
import { figureText } from '#src/content/figures.ts';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figure } from '#src/content/tables.ts';
import { formatEuros } from '#src/domain/numbers.ts';
import { RichText } from '../rich-text.tsx';
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

const Lines = ({ lignes, word, columns = false }: { lignes: Formula['lignes']; word: string; columns?: boolean }) => (
  <ul className={columns ? 'signed two-columns' : 'signed'}>
    {lignes.map(({ nom, description }) => (
      <StateRow key={nom} state="inclus" word={word}>
        <b>{nom}</b>
        <span className="small soft">
          <RichText text={description} />
        </span>
      </StateRow>
    ))}
  </ul>
);

/** Two formulas are two perimeters, the smaller inside the larger; outside hangs from the larger. */
export const formules: Drawing<'formules'> = {
  className: 'formulas',
  draw: ({ petite, grande, dehors }) => (
    <>
      <div className="perimeter large">
        <div className="perimeter" data-item>
          <Title {...petite} />
          <Lines lignes={petite.lignes} word="dans les deux formules" />
        </div>
        <div className="plus" data-item>
          <Title {...grande} />
          <p className="mb-2 text-base font-bold">Toute la formule {petite.nom}, et :</p>
          <Lines lignes={grande.lignes} word={`dans la formule ${grande.nom} seulement`} columns />
        </div>
      </div>
      <div className="outside">
        <h3 className="perimeter-title">Hors garantie, dans les deux cas</h3>
        <ul className="signed two-columns">
          {dehors.map((line) => (
            <StateRow key={line} state="absent">
              <RichText text={line} />
            </StateRow>
          ))}
        </ul>
      </div>
      <p className="source-line">Prix de notre grille, indicatifs ; répartition type, à confirmer par devis.</p>
    </>
  ),
};
