import type { Guarantee } from './types.ts';

type Props = { guarantees: Guarantee[]; wanted: string[]; onChange: (wanted: string[]) => void };

/** « Il me faut »: what fails is dimmed and counted, never hidden. */
export const Filter = ({ guarantees, wanted, onChange }: Props) => (
  <details className="filter no-print" open={wanted.length > 0 || undefined}>
    <summary className="button button-plain">Il me faut…</summary>
    <fieldset>
      <legend className="sr-only">Il me faut ces garanties</legend>
      {guarantees.map(({ id, nom }) => (
        <label key={id}>
          <input
            type="checkbox"
            name="faut"
            value={id}
            autoComplete="off"
            checked={wanted.includes(id)}
            onChange={(event) => onChange(event.target.checked ? [...wanted, id] : wanted.filter((each) => each !== id))}
          />
          <span>{nom}</span>
        </label>
      ))}
    </fieldset>
  </details>
);
