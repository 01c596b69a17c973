import { spellCount } from '#src/lib/numbers.ts';
import { Options } from '#src/ui/choices.tsx';
import type { ComparedOffer } from './compared.ts';

type Props = { offers: ComparedOffer[]; shown: string[]; onChange: (chosen: string[]) => void };

const places = ['Première offre', 'Deuxième offre', 'Troisième offre'];

/** Lets the visitor choose the two or three offers that a phone shows next to each other. */
export function SideBySide({ offers, shown, onChange }: Props) {
  const choose = (place: number, id: string) => {
    const next = [...shown];
    const other = next.indexOf(id);
    if (other >= 0) next[other] = next[place] ?? '';
    next[place] = id;
    onChange(next.filter((each) => each !== ''));
  };
  return (
    <fieldset className="needs-scripts no-print contents lg:hidden">
      <legend className="type-label col-span-full">
        Comparez deux ou trois offres sur {spellCount(offers.length)}
      </legend>
      {places.map((label, place) => (
        <p key={label} className="field">
          <label htmlFor={`cote-${place}`} className="sr-only">
            {label}
          </label>
          <select
            id={`cote-${place}`}
            name="cote[]"
            value={shown[place] ?? ''}
            onChange={(event) => choose(place, event.target.value)}
            autoComplete="off"
          >
            {place === 2 && <option value="">Aucune</option>}
            <Options of={offers.map(({ id, nom }) => [id, nom])} />
          </select>
        </p>
      ))}
    </fieldset>
  );
}
