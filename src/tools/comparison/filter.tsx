import { useRef } from 'react';
import type { Guarantee } from './compared.ts';

type Props = {
  guarantees: Guarantee[];
  wanted: string[];
  fitting: number;
  onChange: (wanted: string[]) => void;
};

/**
 * Dialog in which the visitor selects the guarantees that an offer must have. Its button shows how
 * many offers have them. The table dims the other offers but never hides them.
 */
export function Filter({ guarantees, wanted, fitting, onChange }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  return (
    <div className="needs-scripts no-print">
      <button
        type="button"
        className="button bg-papier w-full"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        Il me faut…{wanted.length > 0 && ` (${wanted.length})`}
      </button>
      <dialog
        ref={sheet}
        className="comparison-dialog max-h-[80dvh] w-full max-w-176 overflow-y-auto border-2 border-encre bg-papier p-5 text-inherit"
        aria-labelledby="il-me-faut"
      >
        <h2 id="il-me-faut" className="text-xl">
          Il me faut, d’après la grille
        </h2>
        {/* Sets `autocomplete` on the form and not on its checkboxes, because some browsers
            read it only there when they restore checkboxes after a reload. */}
        <form method="dialog" autoComplete="off">
          <fieldset className="my-4 grid gap-x-6 sm:grid-cols-2">
            <legend className="sr-only">Il me faut ces garanties</legend>
            {guarantees.map(({ id, adresse, nom, explication }) => (
              <label key={id} className="tick items-center text-base leading-[1.3]">
                <input
                  type="checkbox"
                  name="faut"
                  value={adresse}
                  checked={wanted.includes(id)}
                  onChange={(event) =>
                    onChange(
                      event.target.checked ? [...wanted, id] : wanted.filter((each) => each !== id),
                    )
                  }
                />
                <span>
                  {nom}
                  <small className="soft block text-sm">{explication}</small>
                </span>
              </label>
            ))}
          </fieldset>
        </form>
        <button type="button" className="button w-full" onClick={() => sheet.current?.close()}>
          {fitting} {fitting > 1 ? 'offres' : 'offre'}
        </button>
      </dialog>
    </div>
  );
}
