import { Breadcrumb } from '#src/components/ui/breadcrumb.tsx';
import { Link } from '#src/components/ui/link.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { MarkedTitle } from '#src/components/ui/title.tsx';
import { site } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { gridRecorded, insurer } from '#src/content/tables.ts';
import { trailOf } from '#src/content/trail.ts';
import { formatDate } from '#src/domain/dates.ts';
import { Wording } from '#src/mdx/wording.tsx';
import { Capacities } from './insurer/capacities.tsx';
import { Figures, Stars } from './insurer/figures.tsx';
import { Listed } from './insurer/listed.tsx';
import { Perimeter } from './insurer/perimeter.tsx';
import { ProsAndCons } from './insurer/pros-and-cons.tsx';
import { Published } from './insurer/published.tsx';
import { ToWrite } from './insurer/to-write.tsx';
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
    <div className="frame marks-whole">
      <Breadcrumb trail={trailOf(document)} here={document.menu} />
      <div className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-4 py-4 pb-8 lg:gap-x-8">
        <div className="monogram" aria-hidden="true">
          {row.nom.length > 4 ? row.nom.slice(0, 2) : row.nom}
        </div>
        <div className="max-sm:contents">
          <p className="font-bold max-sm:self-end">{natures[row.nature]}</p>
          <h1 className="mt-1 max-sm:col-span-2">
            <MarkedTitle text={document.titre} />
          </h1>
          <div className="lead mt-4 max-sm:col-span-2">{leadOf(document)}</div>
          <p className="soft mt-2 max-sm:col-span-2">{document.accroche}</p>
          {row.etoiles !== undefined && <Stars count={row.etoiles} />}
        </div>
      </div>
    </div>
  );
};

/** What our grid indicates, in a box of its own. */
const Grid = ({ document, row }: { document: Profile; row: Assureur }) => (
  <section className="row-section frame" aria-labelledby="grille">
    <div className="row">
      <div className="row-text">
        <h2 id="grille" className="section-title">
          Ce qu’indique notre grille (aucun contrat lu)
        </h2>
        <div className="perimeter indicated">
          <Figures row={row} />
          <Perimeter document={document} row={row} />
          <Capacities id={document.assureur} name={row.nom} />
          <Listed block="services" title="Services" rows={document.services} />
          <Listed block="publics" title="Métiers à étudier, d’après notre grille" rows={document.publics} />
        </div>
      </div>
      <aside className="margin" aria-label="Provenance">
        <Note title="D’où vient cette fiche">
          {noteOf(document)}
          <p>
            Grille relevée le {gridRecorded()}, fiche relue le{' '}
            <time dateTime={document.verifie}>{formatDate(document.verifie)}</time>.
          </p>
          <p>{site.publication}.</p>
          <p className="small soft">
            Ce site <Wording id="lie" />. Les informations peuvent changer ; seul le contrat signé engage.{' '}
            <Link href="/assureurs">Comment nous notons</Link>
          </p>
        </Note>
      </aside>
    </div>
  </section>
);

/** A file card: what the company is, what is public of it, what our grid indicates, and as many reasons against as for. */
export const profile: Row<'assureurs'> = {
  head: Head,
  above: (document) => {
    const row = insurer(document.assureur);
    return (
      <>
        <Published id={document.assureur} name={row.nom} />
        <Grid document={document} row={row} />
        <ProsAndCons document={document} name={row.nom} />
      </>
    );
  },
  below: ({ assureur }) => <ToWrite id={assureur} row={insurer(assureur)} />,
  also: ['/comparatif'],
  labels: { '/devis': 'Obtenir un devis', '/comparatif': 'Comparer avec d’autres assureurs' },
};
