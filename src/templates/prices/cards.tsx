import { Link } from '#src/components/ui/link.tsx';
import { comparedOffers } from '#src/content/offers.ts';
import { sortOffers } from '#src/domain/comparison.ts';
import { formatEuros } from '#src/domain/numbers.ts';

/** The starting price of each compared offer, the lowest first. */
export const PriceCards = () => (
  <div data-block="cartes">
    <ol className="price-cards num">
      {sortOffers(comparedOffers(), 'prix').map(({ id, nom, nature, tarif }) =>
        tarif ? (
          <li key={id} data-item>
            <div>
              <h3>
                <Link href={tarif.url}>{nom}</Link> <span className="small soft">{nature}</span>
              </h3>
              <p>{tarif.specialite}</p>
              <p className="soft">{tarif.avantages.join(' ; ')}</p>
            </div>
            <p className="amount">
              <b>{formatEuros(tarif.tarifMensuel)}</b>
              <small>par mois, à partir de</small>
              <small>{formatEuros(tarif.tarifAnnuel)} par an</small>
            </p>
          </li>
        ) : null,
      )}
    </ol>
    <p className="source-line">
      Prix « à partir de » : données indicatives du comparateur. Le prix annuel est la somme de douze mois.
    </p>
  </div>
);
