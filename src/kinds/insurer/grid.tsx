import { Wording } from '#src/blocks/rich-text.tsx';
import { getSite } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { gridRecorded } from '#src/content/tables.ts';
import { formatDate } from '#src/lib/dates.ts';
import { formatEuros, formatFigure, spellCount } from '#src/lib/numbers.ts';
import { countCovered } from '#src/lib/offer-order.ts';
import { Capacities } from '../capacities.tsx';
import { renderNote } from '../lead.tsx';
import { TitledSection } from '../titled-section.tsx';
import { Perimeter } from './perimeter.tsx';

const describeRating = ({ note, etoiles }: Assureur) =>
  `${note === undefined ? 'hors comparatif' : formatFigure(note, 'sur 5')}${etoiles === undefined ? '' : `, ${spellCount(etoiles)} étoiles sur cinq`}`;

const Figures = ({ row }: { row: Assureur }) => {
  const { prix, capaciteMax, garanties, compare } = row;
  const covered = garanties
    ? `${countCovered(garanties)} sur ${Object.keys(garanties).length}`
    : 'hors comparatif';
  const lines = [
    [
      'Prix de départ',
      prix === undefined
        ? 'sur devis'
        : `${formatEuros(prix)} par mois, ${formatEuros(prix * 12)} par an`,
    ],
    [
      compare ? 'Capacité au comparatif' : 'Capacité',
      capaciteMax === undefined ? 'sur devis' : formatEuros(capaciteMax * 1e6),
    ],
    ['Note éditoriale', describeRating(row)],
    ['Garanties', covered],
  ];
  return (
    <>
      <p className="small soft mb-3">Repères indicatifs, relevés le {gridRecorded()}.</p>
      <dl
        className="num grid gap-x-6 leading-serre sm:grid-cols-2 lg:grid-cols-4"
        data-block="fiche"
      >
        {lines.map(([name, value]) => (
          <div key={name} className="border-t border-filet py-1.5" data-item>
            <dt className="small soft">{name}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

export const Grid = ({ document, row }: { document: Document<'assureurs'>; row: Assureur }) => (
  <TitledSection
    id="grille"
    title={`${row.nom} : ce qu’indique notre grille (aucun contrat lu)`}
    width="full"
  >
    <div className="perimeter grid border-dashed gap-x-12 gap-y-6 lg:grid-cols-[2fr_3fr]">
      <div className="col-[1/-1]">
        <Figures row={row} />
      </div>
      <Capacities id={document.assureur} name={row.nom} />
      <Perimeter document={document} row={row} />
    </div>
    <div className="small soft grid gap-x-12 gap-y-2 lg:grid-cols-[2fr_3fr]">
      <p>{getSite().publication}.</p>
      <div>
        {renderNote(document)}
        <p>
          Relue le <time dateTime={document.verifie}>{formatDate(document.verifie)}</time>. Ce site{' '}
          <Wording id="lie" />
          {row.nature === 'courtier' && (
            <>
              . {row.nom} est <Wording id="concurrent" />
            </>
          )}
          .
        </p>
      </div>
    </div>
  </TitledSection>
);
