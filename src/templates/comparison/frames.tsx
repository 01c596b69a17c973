import { searchedOn } from '#src/content/insurer-facts.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { formatDate } from '#src/domain/dates.ts';

/** The latest of the days on which the insurers were looked for. */
const lastSearch = () =>
  comparedOffers()
    .map(({ id }) => searchedOn(id))
    .toSorted()
    .at(-1) ?? '';

/** What the two lines of the table mean: solid, a named document says it; dashed, our grid indicates it. */
export const Frames = () => (
  <ul
    className="frames mt-8 grid gap-x-8 gap-y-3 text-base leading-serre md:grid-cols-[1fr_1fr]"
    aria-label="Comment lire le tableau"
  >
    <li className="grid grid-cols-[2.5rem_1fr] gap-3">
      <p>
        <b>Trait plein : publié.</b> L’assureur l’a écrit, ou un tiers nommé l’a rapporté. {'«\u00A0Rien trouvé\u00A0»'} porte le
        jour de notre recherche ; la dernière est du {formatDate(lastSearch())}.
      </p>
    </li>
    <li className="grid grid-cols-[2.5rem_1fr] gap-3">
      <p>
        <b>Tireté : indiqué par notre grille.</b> Nous n’avons lu aucun contrat. Une garantie incluse a un plafond, une franchise
        et des conditions que la grille ne donne pas.
      </p>
    </li>
  </ul>
);
