import { Link } from '#src/components/ui/link.tsx';
import type { Document } from '#src/content/kinds.ts';
import { marketClasses } from '#src/content/tables.ts';
import { turnoverText } from '#src/domain/market-price.ts';
import { formatEuros } from '#src/domain/numbers.ts';

/** What firms of the company's public pay on average, measured on signed contracts. */
export function Measured({ classe }: Pick<Document<'assureurs'>, 'classe'>) {
  const measured = marketClasses().find(({ id }) => id === classe);
  if (!measured) throw new Error(`content/tables/classes.yaml n’a pas la classe « ${classe} ».`);
  const { premium, limit, retention, year } = measured;
  return (
    <div className="note" data-block="mesure">
      <p className="note-title">Prix moyen du marché, tous assureurs, {turnoverText(measured)} de chiffre d’affaires</p>
      <p className="note-figure num">{formatEuros(premium)} par an</p>
      <p className="small">
        Plafond {formatEuros(limit)}, franchise {formatEuros(retention)} (<Link href={`/tarifs?ca=${classe}`}>LUCY {year}</Link>,
        notre calcul)
      </p>
    </div>
  );
}
