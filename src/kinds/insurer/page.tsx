import type { Document } from '#src/content/kinds.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { insurer, marketClasses } from '#src/content/tables.ts';
import { formatTurnover } from '#src/lib/market-price.ts';
import { formatEuros } from '#src/lib/numbers.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { Link } from '#src/ui/link.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import { leadOf, type Row } from '../page.tsx';
import { Grid } from './grid.tsx';
import { Contract, Identity, Published } from './published.tsx';
import { Suits } from './suits.tsx';

type Profile = Document<'assureurs'>;

const natures: Record<Assureur['nature'], string> = {
  assureur: 'Assureur, ou marque d’assureur',
  courtier: 'Courtier : un assureur porte le risque',
  'agence de souscription': 'Agence de souscription : des assureurs portent le risque',
};

/** The site's own rating. */
const Stars = ({ count }: { count: number }) => (
  <p className="small mt-2 max-sm:col-span-2" data-block="etoiles">
    <span aria-hidden="true">
      {'★'.repeat(count)}
      {'☆'.repeat(5 - count)}{' '}
    </span>
    <span className="sr-only">{count} étoiles sur 5 : </span>
    note éditoriale du site, sans avis de clients
  </p>
);

/** Mean price of signed contracts in the turnover class of the insurer's clients. */
function Measured({ classe }: Pick<Profile, 'classe'>) {
  const measured = marketClasses().find(({ id }) => id === classe);
  if (!measured) throw new Error(`content/tables/classes.yaml n’a pas la classe « ${classe} ».`);
  const { premium, limit, retention, year, next } = measured;
  return (
    <div className="note" data-block="mesure">
      <p className="note-title">
        Prix moyen du marché, tous assureurs, {formatTurnover(measured)} de chiffre d’affaires
      </p>
      <p className="note-figure num">{formatEuros(premium)} par an</p>
      <p className="small">
        {next &&
          `En ${year} ; plutôt ${formatEuros(next.premium)} aux taux de ${next.year}. `.replace(
            ' ;',
            '\u202F;',
          )}
        Plafond {formatEuros(limit)}, franchise {formatEuros(retention)} (
        <Link href={`/tarifs?ca=${classe}`}>
          LUCY {year + 1}, exercice {year}
        </Link>
        , notre calcul)
      </p>
    </div>
  );
}

const Head = (document: Profile) => {
  const row = insurer(document.assureur);
  return (
    <div className="frame">
      <Breadcrumb of={document} />
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-4 py-4 pb-8 lg:grid-cols-[auto_1fr_18rem] lg:gap-x-8">
        <div className="monogram" aria-hidden="true">
          {row.nom.length > 4 ? row.nom.slice(0, 2) : row.nom}
        </div>
        <div className="max-sm:contents">
          <p className="font-bold max-sm:self-end">{natures[row.nature]}</p>
          <MarkedTitle className="mt-1 max-sm:col-span-2" text={document.titre} />
          <div className="lead mt-4 max-sm:col-span-2">{leadOf(document)}</div>
          {row.etoiles !== undefined && <Stars count={row.etoiles} />}
          <p className="soft mt-2 max-sm:col-span-2">{document.accroche}</p>
        </div>
        <div className="col-span-2 lg:col-span-1 lg:self-end">
          <Measured classe={document.classe} />
        </div>
      </div>
    </div>
  );
};

/**
 * A file card: who it is and for whom, what our grid indicates, reasons for and against, what else
 * is public of it.
 */
export const profile: Row<'assureurs'> = {
  head: Head,
  above: (document) => {
    const row = insurer(document.assureur);
    return (
      <>
        <Contract document={document} row={row} />
        <Identity document={document} row={row} />
        <Grid document={document} row={row} />
        <Suits document={document} row={row} />
      </>
    );
  },
  below: (document) => <Published document={document} row={insurer(document.assureur)} />,
  also: ['/comparatif'],
  closing: 'Celui-ci ou un autre\u00A0: quel contrat pour vous, et à quel prix\u202F?',
  labels: { '/devis': 'Obtenir un devis', '/comparatif': 'Comparer avec d’autres assureurs' },
};
