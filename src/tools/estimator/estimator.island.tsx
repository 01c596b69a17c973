'use client';

// Shows the measured price for a turnover, and an estimated price range for a sector and a company
// size. The address of the page contains the choices.

import { buildJoinAddress } from '#src/lib/attachment.ts';
import { estimate } from '#src/lib/estimate.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { formatFigure, formatNumber } from '#src/lib/numbers.ts';
import { useAddress } from '#src/lib/use-address.ts';
import { Choices } from '#src/ui/choices.tsx';
import { CopyAddress } from '#src/ui/copy.tsx';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { PrintButton } from '#src/ui/print.tsx';
import { notesStyle } from '#src/ui/section.tsx';
import { ClassTable } from './class-table.tsx';
import { Market } from './market.tsx';
import {
  type EstimatorData,
  estimateAddress,
  findClass,
  formatVerdict,
  initial,
  parseProspect,
  quoteAddress,
  quoteAnswers,
} from './prospect.ts';
import { ResultTable } from './results.tsx';

/** Shows the measured prices, then the estimator and a table of all its results. */
export function Estimator({ slots, ...data }: EstimatorData & { slots?: Slots }) {
  const { sectors, sizes } = data;
  const [choice, choose, root] = useAddress({
    initial,
    parse: (query) => parseProspect(query, data),
    format: (prospect) => prospect,
  });

  const sector = sectors.find(({ id }) => id === choice.secteur);
  const size = sizes.find(({ id }) => id === choice.taille);
  if (!sector || !size) return null;
  const result = estimate(sector, size.multiplicateur);
  const found = findClass(choice, data.classes);
  const range = result ? `${formatFigure(result.year, '€')} par an` : 'sur devis personnalisé';
  const profile = `${lowerFirst(sector.nom)}, ${size.description}`;

  return (
    <div ref={root}>
      <div className="@container">
        <div className="notes-ground">
          <div className="frame @lg:grid-12">
            <div className="pb-5 @lg:col-[1/9] @lg:pr-8 @lg:pb-8">
              <Slot from={slots} name="titre" />
              <Market classes={data.classes} choice={choice} choose={choose} />
            </div>
            <Slot
              from={slots}
              name="mesure"
              as="aside"
              className={`${notesStyle} @lg:py-10`}
              label="D’où vient la moyenne"
            />
          </div>
        </div>
      </div>
      {found && (
        <div className="frame pb-8">
          <ClassTable classes={data.classes} shown={found.id} />
        </div>
      )}
      <section className="section @container" aria-labelledby="estimateur">
        <div className="section-room frame estimator" data-block="estimateur">
          <div className="@lg:grid-12">
            <div className="row-name mb-4 @lg:col-[1/4]">
              <h2 className="no-print" id="estimateur">
                L’estimateur, par secteur et par effectif
              </h2>
              <form
                method="dialog"
                autoComplete="off"
                className="needs-scripts mt-4 grid gap-3 no-print"
                aria-label="Secteur et effectif"
              >
                <Choices
                  name="secteur"
                  legend="Votre secteur"
                  value={choice.secteur}
                  options={sectors.map(({ id, nom }) => [id, nom])}
                  onChange={(id) => choose(() => ({ secteur: id }))}
                />
                <Choices
                  name="taille"
                  legend="Vos salariés"
                  value={choice.taille}
                  options={sizes.map(({ id, nom, description }) => [
                    id,
                    description.replace(/\s+salariés/, ''),
                    nom,
                  ])}
                  onChange={(id) => choose(() => ({ taille: id }))}
                />
              </form>
              <div className="mt-4">
                <p className="print-only">
                  {sector.nom}, {size.description}. Fourchette du secteur,{' '}
                  {formatFigure([sector.mensuelMin, sector.mensuelMax], '€')} par mois
                  {size.multiplicateur === undefined
                    ? ', sans multiplicateur à cette taille'
                    : `, multipliée par ${formatNumber(size.multiplicateur)}`}
                  . Repère indicatif, avant l’avis d’un assureur.
                </p>
                <output className="flex flex-wrap items-baseline gap-x-2" aria-atomic="true">
                  {result && found?.isBeyond && <span>Sur étude&#x202F;; à titre indicatif,</span>}
                  <b className="type-heading num">
                    {result ? formatFigure(result.month, '€') : 'Sur devis personnalisé'}
                  </b>
                  {result && <span>par mois</span>}
                  {result && (
                    <span className="num w-full text-base">
                      {formatFigure(result.year, '€')} par an
                    </span>
                  )}
                </output>
                {!result && (
                  <p className="text-base leading-serre">
                    Un courtier monte le programme, en général avec plusieurs assureurs.
                  </p>
                )}
              </div>
            </div>
            <div className="min-w-0 @lg:col-[4/13]">
              {found && (
                <p className="mb-4 max-w-none leading-serre font-bold">
                  {formatVerdict(found, result?.year, !choice.ca)}
                </p>
              )}
              <ResultTable sectors={sectors} sizes={sizes} choice={choice} />
              <Slot
                from={slots}
                name="limites"
                as="aside"
                className="mt-4 text-base leading-serre"
                label="Limites de l’estimation"
              />
              <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 no-print text-base">
                <a className="button bg-papier max-md:w-full" href={quoteAddress(choice)}>
                  Demander un devis pour cette taille
                </a>
                <a
                  className="action-link"
                  href={buildJoinAddress(
                    {
                      kind: 'estimation',
                      text: `${range}, ${profile}, repère indicatif.`,
                      again: estimateAddress(choice),
                    },
                    quoteAnswers(choice),
                  )}
                >
                  Joindre cette estimation à ma demande
                </a>
                <div className="needs-scripts contents">
                  <CopyAddress
                    address={() => window.location.origin + estimateAddress(choice)}
                    reopens="cette estimation"
                  >
                    <PrintButton sheet="estimation" />
                  </CopyAddress>
                </div>
              </div>
            </div>
          </div>
        </div>
      </section>
    </div>
  );
}
