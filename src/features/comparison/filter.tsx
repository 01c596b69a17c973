import { useEffect, useRef } from 'react';
import type { Guarantee } from './compared.ts';

type Props = { guarantees: Guarantee[]; wanted: string[]; onChange: (wanted: string[]) => void };

/** « Il me faut »: what fails is dimmed and counted, never hidden. */
export function Filter({ guarantees, wanted, onChange }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const isFiltered = wanted.length > 0;
  // An address that brings a filter shows it; what the visitor opens or closes stays so.
  useEffect(() => {
    if (isFiltered && details.current) details.current.open = true;
  }, [isFiltered]);
  return (
    <details ref={details} className="filter needs-scripts no-print" data-twin="leave-out">
      <summary className="button button-plain">Il me faut…</summary>
      {/* A browser that fills boxes in again after a reload asks the form, not the box. */}
      <form method="dialog" autoComplete="off">
        <fieldset>
          <legend className="sr-only">Il me faut ces garanties</legend>
          {guarantees.map(({ id, adresse, nom, explication }) => (
            <label key={id} className="tick items-center text-base leading-[1.3]">
              <input
                type="checkbox"
                name="faut"
                value={adresse}
                checked={wanted.includes(id)}
                onChange={(event) => onChange(event.target.checked ? [...wanted, id] : wanted.filter((each) => each !== id))}
              />
              <span>
                {nom}
                <small className="soft block text-sm">{explication}</small>
              </span>
            </label>
          ))}
        </fieldset>
      </form>
    </details>
  );
}
