import { Link } from '#src/components/ui/link.tsx';
import { tariffOf } from '#src/content/figures.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { gridRecorded } from '#src/content/tables.ts';
import { formatEuros } from '#src/domain/numbers.ts';
import { sortOffers } from '#src/domain/offer-order.ts';
import { percentOf } from '#src/domain/scale.ts';
import { typography } from '#src/domain/typography.ts';

/** The starting price of each compared offer, the lowest first. */
export function PriceCards() {
  const offers = sortOffers(comparedOffers(), 'prix');
  const dearest = Math.max(...offers.map(({ prix }) => prix));
  return (
    <div data-block="cartes">
      <ol className="price-cards num">
        {offers.map(({ id, nom, nature, prix, tarif }) => {
          const tariff = tariffOf({ prix, tarif });
          return tarif && tariff ? (
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
              <span className="track" aria-hidden="true">
                <i className="ink" style={{ '--high': percentOf(tariff.month, dearest) } as object} />
              </span>
              <p className="amount">
                <b>{formatEuros(tariff.month)}</b>
                <small className="small soft block">par mois, à partir de</small>
                <small className="small soft block">{formatEuros(tariff.year)} par an</small>
              </p>
            </li>
          ) : null;
        })}
      </ol>
      <p className="source-line">
        {typography(
          `Prix « à partir de », à la même échelle : repères indicatifs relevés le ${gridRecorded()}, sans contrat lu. Le prix annuel est la somme de douze mois, sans remise.`,
        )}
      </p>
    </div>
  );
}
