import { useEffect, useRef } from 'react';
import type { Guarantee } from './types.ts';

type Props = { guarantees: Guarantee[]; wanted: string[]; onChange: (wanted: string[]) => void };

/** « Il me faut »: what fails is dimmed and counted, never hidden. */
export function Filter({ guarantees, wanted, onChange }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const some = wanted.length > 0;
  // An address that brings a filter shows it; what the visitor opens or closes stays so.
  useEffect(() => {
    if (some && details.current) details.current.open = true;
  }, [some]);
  return (
    <details ref={details} className="filter no-print" data-twin="leave-out">
      <summary className="button button-plain">Il me faut…</summary>
      <fieldset>
        <legend className="sr-only">Il me faut ces garanties</legend>
        {guarantees.map(({ id, nom, explication }) => (
          <label key={id}>
            <input
              type="checkbox"
              name="faut"
              value={id}
              autoComplete="off"
              checked={wanted.includes(id)}
              onChange={(event) => onChange(event.target.checked ? [...wanted, id] : wanted.filter((each) => each !== id))}
            />
            <span>
              {nom}
              <small>{explication}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
