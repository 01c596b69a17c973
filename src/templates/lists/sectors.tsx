import { Link } from '#src/components/ui/link.tsx';
import { allOf } from '#src/content/documents.ts';
import { table } from '#src/content/tables.ts';
import { formatFigure } from '#src/domain/numbers.ts';
import { axisEnd, percentOf } from '#src/domain/scale.ts';

/** On the home page: the trades that the estimator knows, with their range on one axis. */
export function SectorPrices() {
  const { secteurs } = table('estimateur');
  const rows = allOf('secteurs').flatMap(({ slug, route, carte }) => {
    const profile = slug in secteurs ? secteurs[slug as keyof typeof secteurs] : undefined;
    return profile ? [{ route, carte, profile }] : [];
  });
  const end = axisEnd(Math.max(...rows.map(({ profile }) => profile.mensuelMax)));
  const { general } = secteurs;
  return (
    <div data-block="secteurs">
      <ul className="trades">
        {rows.map(({ route, carte, profile }) => (
          <li key={route} data-item>
            <Link href={route} className="block-link">
              <h3 className="link-name text-bleu">{carte.nom}</h3>
              <p>{carte.risques[0]}</p>
              <p className="amount num">
                {formatFigure([profile.mensuelMin, profile.mensuelMax], '€')}{' '}
                <span className="small soft font-normal">/ mois</span>
              </p>
              <span className="axis" aria-hidden="true">
                <i
                  className="ink"
                  style={{ '--low': percentOf(profile.mensuelMin, end), '--high': percentOf(profile.mensuelMax, end) } as object}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="source-line">
        Fourchettes de notre estimateur pour une PME, sur un même axe de 0 à {end} € par mois{'\u00A0'}: indicatives, et moins
        fiables quand le chiffre d’affaires est élevé. Les <Link href="/secteurs/services">services</Link> ont la fourchette{' '}
        {`«\u00A0${general.nom}\u00A0»`}, {formatFigure([general.mensuelMin, general.mensuelMax], '€')} par mois.{' '}
        <Link href="/tarifs">Calculer la vôtre</Link>
      </p>
    </div>
  );
}
