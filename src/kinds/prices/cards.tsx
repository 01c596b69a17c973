import { getTariff } from '#src/content/figures.ts';
import { comparedOffers } from '#src/content/offers.ts';
import { gridRecorded } from '#src/content/tables.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { sortOffers } from '#src/lib/offer-order.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { ScaleBar } from '#src/ui/charts/scale-bar.tsx';
import { Link } from '#src/ui/link.tsx';

/** Lists the compared offers by starting price, the lowest first. */
export function PriceCards() {
  const offers = sortOffers(comparedOffers(), 'prix');
  const dearest = Math.max(...offers.map(({ prix }) => prix));
  return (
    <div data-block="cartes">
      <ol className="num border-t-2 border-encre text-base leading-serre">
        {offers.map(({ id, nom, nature, prix, tarif, url }) => {
          const tariff = getTariff({ prix, tarif });
          return tarif && tariff ? (
            <li
              key={id}
              className="grid gap-y-0.5 border-b border-filet grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 pt-2 lg:grid-12 lg:py-3"
              data-item
            >
              <div className="flex flex-wrap items-baseline gap-x-1.5 lg:col-[1/4]">
                <h3>
                  <Link href={url}>{nom}</Link>
                </h3>
                <p className="small soft">{nature}</p>
              </div>
              <p className="col-[1/-1] lg:col-[4/8]">{tarif.specialite}.</p>
              <p className="soft lg:col-[4/8]">{tarif.avantages.join(', ')}.</p>
              <p className="col-[2] row-[1] text-right lg:col-[11/13]">
                <b className="type-number leading-none">{formatEuros(tariff.month)}</b>{' '}
                <small className="small soft">par mois</small>
              </p>
              <p className="small soft text-right lg:col-[11/13]">
                {formatEuros(tariff.year)} par an
              </p>
              <ScaleBar
                className="track col-[1/-1] mt-1 h-1.25 max-md:border-0 lg:col-[8/11] lg:row-[1] lg:h-5"
                parts={[{ high: tariff.month, look: 'outline-bar' }]}
                end={dearest}
              />
            </li>
          ) : null;
        })}
      </ol>
      <p className="source-line">
        {applyTypography(
          `Repères indicatifs relevés le ${gridRecorded()}, sans contrat lu. Le prix annuel ` +
            `est la somme de douze mois, sans remise.`,
        )}
      </p>
    </div>
  );
}
