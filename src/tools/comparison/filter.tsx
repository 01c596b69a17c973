import { findMissingGuarantees } from '#src/lib/offer-order.ts';
import type { ComparedOffer, Guarantee } from './compared.ts';

type Props = {
  offers: ComparedOffer[];
  guarantees: Guarantee[];
  wanted: string[];
  onChange: (wanted: string[]) => void;
};

/**
 * Lets the visitor tick guarantees that an offer must have, among those that some offers lack. The
 * table dims the other offers but never hides them.
 */
export function Filter({ offers, guarantees, wanted, onChange }: Props) {
  const countOffers = (id: string) =>
    offers.filter((offer) => findMissingGuarantees(offer, [id]).length === 0).length;
  const choices = guarantees
    .map((guarantee) => ({ ...guarantee, count: countOffers(guarantee.id) }))
    .filter(({ count }) => count < offers.length);
  if (choices.length === 0) return null;
  return (
    // Sets `autocomplete` on the form and not on its checkboxes, because some browsers read it
    // only there when they restore checkboxes after a reload.
    <form className="needs-scripts no-print mb-3 text-base" autoComplete="off">
      <fieldset className="gap-x-3 lg:flex lg:items-center">
        <legend className="sr-only">Il me faut…</legend>
        <p className="type-title my-2 lg:flex-none" aria-hidden="true">
          Il me faut…
        </p>
        {choices.map(({ id, adresse, nom, count }) => (
          <label
            key={id}
            className="flex min-h-cible cursor-pointer items-center gap-3 border border-bord-champ px-3 max-lg:-mt-px lg:flex-1"
          >
            <input
              type="checkbox"
              name="faut"
              value={adresse}
              checked={wanted.includes(id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...wanted, id] : wanted.filter((each) => each !== id))
              }
            />
            <b className="flex-1">{nom}</b>
            <span className="small soft">
              {count} {count > 1 ? 'offres' : 'offre'}
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}
