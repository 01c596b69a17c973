import type { Document } from '#src/content/kinds.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import type { ClassId } from '#src/content/study.ts';
import { insurer, marketClasses } from '#src/content/tables.ts';
import { elide } from '#src/lib/letters.ts';
import { formatTurnover } from '#src/lib/market-price.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { Button, Link } from '#src/ui/link.tsx';
import { Notes, NotesGrid } from '#src/ui/section.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import { renderLead } from '../lead.tsx';
import type { Row } from '../page.tsx';
import { Grid } from './grid.tsx';
import { Identity, Published } from './published.tsx';
import { Suits } from './suits.tsx';

type Profile = Document<'assureurs'>;

const natures: Record<Assureur['nature'], [nature: string, explanation: string]> = {
  assureur: ['Assureur', 'ou marque d’assureur'],
  courtier: ['Courtier', 'un assureur porte le risque'],
  'agence de souscription': ['Agence de souscription', 'des assureurs portent le risque'],
};

/** Shows the rating that the site itself gives to an insurer, with its stars. */
const Stars = ({ count, rating }: { count: number; rating: number | undefined }) => (
  <div className="note" data-block="etoiles">
    <p className="type-number" aria-hidden="true">
      {'★'.repeat(count)}
      {'☆'.repeat(5 - count)}{' '}
    </p>
    <p className="small soft">
      <span className="sr-only">{count} étoiles sur 5 : </span>
      note éditoriale du site, {rating !== undefined && <b>{formatFigure(rating, 'sur 5')}, </b>}
      sans avis de clients
    </p>
  </div>
);

/** Turnover class of the example firm. All profiles show its price, so that readers can compare. */
const SHOWN_CLASS: ClassId = 'petite';

/** Shows the average price that firms of one turnover class pay. */
function Measured({ row: { nom, prix } }: { row: Assureur }) {
  const measured = marketClasses().find(({ id }) => id === SHOWN_CLASS);
  if (!measured)
    throw new Error(`content/tables/classes.yaml n’a pas la classe « ${SHOWN_CLASS} ».`);
  const { premium, limit, retention, year, next } = measured;
  const rows = [
    ...(next ? [[`aux taux de ${next.year}`, `environ ${formatEuros(next.premium)}`]] : []),
    ['plafond moyen', formatEuros(limit)],
    ['franchise moyenne', formatEuros(retention)],
  ];
  return (
    <div className="note" data-block="mesure">
      <p className="type-label mb-1">Moyenne du marché, pas le prix {elide('de', nom)}</p>
      <p className="type-number num">
        <span className="whitespace-nowrap">{formatEuros(premium)}</span>{' '}
        <small className="type-label whitespace-nowrap">par an</small>
      </p>
      <p className="small soft">
        Entreprises de {formatTurnover(measured)} de chiffre d’affaires, tous assureurs. Calcul
        d’après{' '}
        <Link href={`/tarifs?ca=${SHOWN_CLASS}`}>
          LUCY {year + 1}, exercice {year}
        </Link>
      </p>
      <dl className="num mt-2">
        {rows.map(([name, sum]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-2 border-t border-filet py-1"
          >
            <dt>{name}</dt>
            <dd className="font-titre font-bold">{sum}</dd>
          </div>
        ))}
      </dl>
      {prix !== undefined && (
        <p className="mt-1">
          <a href="#grille">Le prix de départ {elide('de', nom)}, repère indicatif</a>
        </p>
      )}
    </div>
  );
}

const Head = (document: Profile) => {
  const row = insurer(document.assureur);
  const [nature, explanation] = natures[row.nature];
  return (
    <div className="border-b-2 border-encre">
      <NotesGrid>
        <div className="pb-5 @lg:col-[1/9] @lg:pr-6 @lg:pb-8">
          <Breadcrumb of={document} />
          <p className="mt-4 mb-2 text-base leading-serre">
            <b>{nature}</b>
            <span className="soft">, {explanation}</span>
          </p>
          <MarkedTitle text={document.titre} />
          <div className="lead mt-3">{renderLead(document)}</div>
          <p className="soft mt-3 text-base">{document.accroche}</p>
          <p className="mt-4 no-print">
            <Button href="/devis">Demander un devis</Button>
          </p>
        </div>
        <Notes className="@lg:py-10">
          <Measured row={row} />
          {row.etoiles !== undefined && <Stars count={row.etoiles} rating={row.note} />}
        </Notes>
      </NotesGrid>
    </div>
  );
};

/**
 * Parts of an insurer's page: its identity and clients, values that the site has recorded itself,
 * reasons for and against the insurer, and other public facts.
 */
export const profile: Row<'assureurs'> = {
  head: Head,
  above: (document) => {
    const row = insurer(document.assureur);
    return (
      <>
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
