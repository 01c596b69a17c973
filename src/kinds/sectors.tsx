import { allOf } from '#src/content/documents.ts';
import { table } from '#src/content/tables.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { getAxisEnd } from '#src/lib/scale.ts';
import { Range } from '#src/ui/charts/track.tsx';
import { Link } from '#src/ui/link.tsx';

/** On the home page: the trades that the estimator knows, with their range on one axis. */
export function SectorPrices() {
  const { secteurs } = table('estimateur');
  const rows = allOf('secteurs').flatMap(({ slug, route, carte }) => {
    const profile = slug in secteurs ? secteurs[slug as keyof typeof secteurs] : undefined;
    return profile ? [{ route, carte, profile }] : [];
  });
  const end = getAxisEnd(Math.max(...rows.map(({ profile }) => profile.mensuelMax)));
  const { general } = secteurs;
  return (
    <div data-block="secteurs">
      <ul className="trades">
        {rows.map(({ route, carte, profile }) => (
          <li key={route} data-item>
            <Link
              href={route}
              className="block-link grid grid-cols-[1fr_auto] items-baseline gap-x-4 lg:grid-12 lg:items-center"
            >
              <h3 className="link-name text-bleu lg:col-[1/4]">{carte.nom}</h3>
              <p className="col-[1/-1] text-base leading-serre lg:col-[4/8] lg:row-[1]">
                {carte.risques[0]}
              </p>
              <p className="type-title num col-[2] row-[1] text-right lg:col-[8/10]">
                {formatFigure([profile.mensuelMin, profile.mensuelMax], '€')}{' '}
                <span className="small soft font-normal">/ mois</span>
              </p>
              <Range
                className="axis relative col-[1/-1] mt-1 block h-5 lg:col-[10/13] lg:m-0 lg:h-7"
                low={profile.mensuelMin}
                high={profile.mensuelMax}
                end={end}
              />
            </Link>
          </li>
        ))}
      </ul>
      <p className="source-line">
        Fourchettes de notre estimateur pour une PME, sur un même axe de 0 à {end} € par mois
        {'\u00A0'}: indicatives, et moins fiables quand le chiffre d’affaires est élevé. Les{' '}
        <Link href="/secteurs/services">services</Link> ont la fourchette{' '}
        {`«\u00A0${general.nom}\u00A0»`},{' '}
        {formatFigure([general.mensuelMin, general.mensuelMax], '€')} par mois.{' '}
        <Link href="/tarifs">Calculer la vôtre</Link>
      </p>
    </div>
  );
}
