'use client';

import { estimate } from '#src/lib/estimate.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { formatFigure } from '#src/lib/numbers.ts';
import { getAxisEnd } from '#src/lib/scale.ts';
import { useAddress } from '#src/lib/use-address.ts';
// estimator/: what firms of a turnover pay, and a price range for a sector and a size; the address
// holds the choices.
import { Choices } from '#src/ui/choices.tsx';
import { CopyAddress } from '#src/ui/copy.tsx';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { PrintButton } from '#src/ui/print.tsx';
import { Assumptions } from './assumptions.tsx';
import { Joining } from './joining.tsx';
import { Market } from './market.tsx';
import {
  classOf,
  type EstimatorData,
  estimateAddress,
  initial,
  parseProspect,
  quoteAddress,
} from './prospect.ts';
import { Ruler } from './ruler.tsx';

/**
 * The measured price first; then two rows of choices, one range, drawn on an axis on which all
 * sectors stay visible.
 */
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
  const isBeyond = classOf(choice, data.classes)?.isBeyond;
  const range = result ? `${formatFigure(result.year, '€')} par an` : 'sur devis personnalisé';
  const profile = `${lowerFirst(sector.nom)}, ${size.description}`;
  const rows = sectors.flatMap(({ id, nom, ...profile }) => {
    const month = estimate(profile, size.multiplicateur)?.month;
    return month ? [{ id, name: nom, range: month, value: formatFigure(month, '€') }] : [];
  });

  return (
    <div ref={root}>
      <div className="row">
        <div className="row-text !pt-0">
          <Market {...data} choice={choice} result={result} choose={choose} />
        </div>
        <Slot
          from={slots}
          name="mesure"
          as="aside"
          className="margin !pt-6"
          label="D’où vient la moyenne"
        />
      </div>
      <div className="row">
        <div className="row-text">
          <h2 className="section-title no-print">L’estimateur, par secteur et par effectif</h2>
          <div className="estimator" data-block="estimateur">
            <form
              method="dialog"
              autoComplete="off"
              className="settings no-print"
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
            <div className="dial">
              <Assumptions sector={sector} size={size} address={estimateAddress(choice)} />
              <output className="result" aria-live="polite" aria-atomic="true">
                {result && isBeyond && <span>Sur étude&#x202F;; à titre indicatif,</span>}
                <b className="num">
                  {result ? formatFigure(result.month, '€') : 'Sur devis personnalisé'}
                </b>
                {result && <span>par mois</span>}
                {result && (
                  <span className="perimeter-title num">
                    {formatFigure(result.year, '€')} par an
                  </span>
                )}
              </output>
              {result && (
                <p className="small soft">Estimation indicative, avant l’avis d’un assureur.</p>
              )}
              {result ? (
                <Ruler
                  title={`Fourchettes mensuelles, ${size.nom}, secteur par secteur`}
                  rows={rows}
                  chosen={sector.id}
                  end={getAxisEnd(Math.max(...rows.map(({ range }) => range[1])))}
                  isChoice
                />
              ) : (
                <p>
                  {`${size.description}\u00A0`}: le secteur et l’effectif ne suffisent plus. Un
                  courtier monte le programme, en général avec plusieurs assureurs.
                </p>
              )}
            </div>
            <div className="actions no-print">
              <a className="button" href={quoteAddress(choice)}>
                Demander un devis pour cette taille
              </a>
              <Joining
                choice={choice}
                bands={data.bands}
                card={{
                  kind: 'estimation',
                  text: `${range}, ${profile}, repère indicatif.`,
                  again: estimateAddress(choice),
                  figures: [['', range]],
                  note: `${profile}, repère indicatif du site.`,
                }}
              >
                Joindre cette estimation à ma demande
              </Joining>
              <CopyAddress
                address={() => window.location.origin + estimateAddress(choice)}
                reopens="cette estimation"
              >
                <PrintButton sheet="estimation" />
              </CopyAddress>
            </div>
          </div>
        </div>
        <Slot
          from={slots}
          name="limites"
          as="aside"
          className="margin !pt-6"
          label="Limites de l’estimation"
        />
      </div>
    </div>
  );
}
