import { Link } from '#src/components/ui/link.tsx';
import { comparedOffers } from '#src/content/offers.ts';
import { sortOffers } from '#src/domain/comparison.ts';
import { formatEuros } from '#src/domain/numbers.ts';
import { typography } from '#src/domain/typography.ts';

/** The starting price of each compared offer, the lowest first. */
export function PriceCards() {
  const offers = sortOffers(comparedOffers(), 'prix');
  const dearest = Math.max(...offers.map(({ prix }) => prix));
  return (
    <div data-block="cartes">
      <ol className="price-cards num">
        {offers.map(({ id, nom, nature, tarif }) =>
          tarif ? (
            <li key={id} data-item>
              <div className="house">
                <h3>
                  <Link href={tarif.url}>{nom}</Link>
                </h3>
                <p className="small soft">{nature}</p>
              </div>
              <div className="what">
                <p>{tarif.specialite}</p>
                <p className="soft">{tarif.avantages.join(', ')}</p>
              </div>
              <span className="mini" aria-hidden="true">
                <i className="ink" style={{ '--high': Math.round((tarif.tarifMensuel / dearest) * 1000) / 10 } as object} />
              </span>
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
        {typography(
          'Prix « à partir de », à la même échelle : données indicatives du comparateur. Le prix annuel est la somme de douze mois.',
        )}
      </p>
    </div>
  );
}
