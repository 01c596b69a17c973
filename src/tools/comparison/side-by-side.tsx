import { spellCount } from '#src/lib/numbers.ts';
import { Options } from '#src/ui/choices.tsx';
import type { ComparedOffer } from './compared.ts';

type Props = { offers: ComparedOffer[]; chosen: string[]; onChange: (chosen: string[]) => void };

const places = ['Première offre', 'Deuxième offre', 'Troisième offre'];

/** Lets the visitor choose the two or three offers that a phone shows next to each other. */
export function SideBySide({ offers, chosen, onChange }: Props) {
  const others = offers.map(({ id }) => id).filter((id) => !chosen.includes(id));
  const current = [...chosen, ...others.slice(0, Math.max(0, 2 - chosen.length))];
  const choose = (place: number, id: string) => {
    const next = [...current];
    const other = next.indexOf(id);
    if (other >= 0) next[other] = next[place] ?? '';
    next[place] = id;
    onChange(next.filter((each) => each !== ''));
  };
  return (
    <fieldset className="needs-scripts no-print contents lg:hidden">
      <legend className="self-center text-sm leading-serre font-bold">
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
            value={current[place] ?? ''}
            onChange={(event) => choose(place, event.target.value)}
            autoComplete="off"
          >
            {place === 2 && <option value="">3e{'\u00A0'}: aucune</option>}
            <Options of={offers.map(({ id, nom }) => [id, nom])} />
          </select>
        </p>
      ))}
    </fieldset>
  );
}
