import { Breadcrumb } from '#src/components/ui/breadcrumb.tsx';
import { MarkedTitle } from '#src/components/ui/title.tsx';
import { site } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { insurer } from '#src/content/tables.ts';
import { trailOf } from '#src/content/trail.ts';
import { formatDate } from '#src/domain/dates.ts';
import { Wording } from '#src/mdx/wording.tsx';
import { Capacities } from './insurer/capacities.tsx';
import { Contract } from './insurer/contract.tsx';
import { Figures, Stars } from './insurer/figures.tsx';
import { Measured } from './insurer/measured.tsx';
import { Perimeter } from './insurer/perimeter.tsx';
import { Identity, Published } from './insurer/published.tsx';
import { Suits } from './insurer/suits.tsx';
import { leadOf, noteOf, type Row } from './page.tsx';

type Profile = Document<'assureurs'>;

const natures: Record<Assureur['nature'], string> = {
  assureur: 'Assureur, ou marque d’assureur',
  courtier: 'Courtier : un assureur porte le risque',
  'agence de souscription': 'Agence de souscription : des assureurs portent le risque',
};

const Head = (document: Profile) => {
  const row = insurer(document.assureur);
  return (
    <div className="frame marks-whole" data-layer="insurer">
      <Breadcrumb trail={trailOf(document)} here={document.menu} />
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-4 py-4 pb-8 lg:grid-cols-[auto_1fr_18rem] lg:gap-x-8">
        <div className="monogram" aria-hidden="true">
          {row.nom.length > 4 ? row.nom.slice(0, 2) : row.nom}
        </div>
        <div className="max-sm:contents">
          <p className="font-bold max-sm:self-end">{natures[row.nature]}</p>
          <h1 className="mt-1 max-sm:col-span-2">
            <MarkedTitle text={document.titre} />
          </h1>
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

/** What our grid indicates, in a box of its own; under it, where the page comes from. */
const Grid = ({ document, row }: { document: Profile; row: Assureur }) => (
  <section className="section" aria-labelledby="grille">
    <div className="frame">
      <h2 id="grille" className="section-title">
        {row.nom} : ce qu’indique notre grille (aucun contrat lu)
      </h2>
      <div className="perimeter indicated grid gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <div>
          <Figures row={row} />
          <Capacities id={document.assureur} name={row.nom} />
        </div>
        <Perimeter document={document} row={row} />
      </div>
      <div className="small soft grid gap-x-12 gap-y-2 lg:grid-cols-[2fr_3fr]">
        <p>{site.publication}.</p>
        <div>
          {noteOf(document)}
          <p>
            Relue le <time dateTime={document.verifie}>{formatDate(document.verifie)}</time>. Ce site <Wording id="lie" />
            {row.nature === 'courtier' && (
              <>
                . {row.nom} est <Wording id="concurrent" />
              </>
            )}
            .
          </p>
        </div>
      </div>
    </div>
  </section>
);

/** A file card: who it is and for whom, what our grid indicates, reasons for and against, what else is public of it. */
export const profile: Row<'assureurs'> = {
  head: Head,
  above: (document) => {
    const row = insurer(document.assureur);
    return (
      <>
        <Contract id={document.assureur} name={row.nom} />
        <Identity document={document} row={row} />
        <Grid document={document} row={row} />
        <Suits document={document} row={row} />
      </>
    );
  },
  below: (document) => <Published document={document} row={insurer(document.assureur)} />,
  also: ['/comparatif'],
  labels: { '/devis': 'Obtenir un devis', '/comparatif': 'Comparer avec d’autres assureurs' },
};
