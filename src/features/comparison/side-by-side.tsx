import type { ComparedOffer } from './types.ts';

type Props = { offers: ComparedOffer[]; pair: string[]; onChange: (pair: string[]) => void };

const places = ['À gauche', 'À droite'];

/** On a phone two offers show at once: these are the ones. */
export function SideBySide({ offers, pair, onChange }: Props) {
  const current = (place: number) => pair[place] ?? offers.filter(({ id }) => !pair.includes(id))[place - pair.length]?.id ?? '';
  const choose = (place: number, id: string) => {
    const next = [current(0), current(1)];
    const other = next.indexOf(id);
    if (other >= 0) next[other] = next[place] ?? '';
    next[place] = id;
    onChange(next);
  };
  return (
    <fieldset className="pair no-print">
      <legend className="sr-only">Deux offres côte à côte</legend>
      {places.map((label, place) => (
        <p key={label} className="field">
          <label htmlFor={`cote-${place}`}>{label}</label>
          <select
            id={`cote-${place}`}
            value={current(place)}
            onChange={(event) => choose(place, event.target.value)}
            autoComplete="off"
          >
            {offers.map(({ id, nom }) => (
              <option key={id} value={id}>
                {nom}
              </option>
            ))}
          </select>
        </p>
      ))}
    </fieldset>
  );
}
