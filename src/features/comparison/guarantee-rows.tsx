import type { ComparedOffer, Guarantee } from './types.ts';

type Props = { offers: ComparedOffer[]; guarantees: Guarantee[]; dimmedClass: (offer: ComparedOffer) => string | undefined };

const Square = ({ isIncluded }: { isIncluded: boolean }) => (
  <svg className="sign" viewBox="0 0 20 20" aria-hidden="true">
    {isIncluded ? <path fill="currentColor" d="M3 3h14v14H3z" /> : <path d="M3 3h14v14H3zM1 19 19 1" />}
  </svg>
);

export const Legend = () => (
  <p className="legend small" aria-hidden="true">
    <span>
      <Square isIncluded /> Incluse, d’après notre grille
    </span>
    <span>
      <Square isIncluded={false} /> Absente de notre grille : à demander
    </span>
  </p>
);

/** A silent square for what is included; only what is absent carries a word. */
export const GuaranteeRows = ({ offers, guarantees, dimmedClass }: Props) => (
  <tbody className="framed guarantees">
    {guarantees.map(({ id, nom, explication }) => (
      <tr key={id}>
        <th scope="row">
          {nom}
          <small>{explication}</small>
        </th>
        {offers.map((offer, place) => {
          const isIncluded = offer.garanties[id] === true;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            <td key={place} className={[isIncluded ? 'yes' : 'no', dimmedClass(offer)].filter(Boolean).join(' ')}>
              <span>
                <Square isIncluded={isIncluded} />
                <span className={isIncluded ? 'sr-only' : 'word'}>{isIncluded ? 'Incluse' : 'Absente'}</span>
              </span>
            </td>
          );
        })}
      </tr>
    ))}
  </tbody>
);
