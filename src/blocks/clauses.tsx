import type { PointDeLecture } from '#src/content/schemas/reading-grid.ts';
import { table } from '#src/content/tables.ts';
import { Notches } from '#src/ui/choices.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { BlockSources } from './block-sources.tsx';
import { RichText } from './rich-text.tsx';

const offers = ['A', 'B'];
const answers = { oui: 'Oui', non: 'Non', demander: 'À demander' };
const idOfOffer = (offer: string) => `offre-${offer.toLowerCase()}`;

/**
 * Lists the clauses to check in a policy, for two offers. Readers can answer on the screen or print
 * the list with empty boxes.
 */
export function Clauses() {
  const { groupes } = table('lecture');
  return (
    <>
      <PageSheet name="contract" />
      <kept-fields
        className="block"
        data-key="grille de lecture"
        data-confirm="Effacer les réponses et les noms des deux offres ?"
      >
        <form autoComplete="off" aria-label="Grille de lecture" className="clauses not-prose">
          <p className="print-only max-w-none">
            <b>Lire un contrat cyber.</b> «&#8239;Oui&#8239;»&nbsp;: la clause ressemble à celle qui
            protège. «&#8239;Non&#8239;»&nbsp;: à celle qui expose, ou elle manque. Les formules
            sont des exemples écrits par le site.
          </p>
          <div className="offers">
            {offers.map((offer) => (
              <p key={offer} className="field">
                <label id={idOfOffer(offer)} htmlFor={`${idOfOffer(offer)}-nom`}>
                  Offre {offer}
                </label>
                <input
                  type="text"
                  id={`${idOfOffer(offer)}-nom`}
                  name={idOfOffer(offer)}
                  maxLength={60}
                />
              </p>
            ))}
            <div className="col-[1/-1] flex flex-wrap gap-x-6 no-print">
              <button type="button" className="plain-button needs-scripts" data-print>
                Imprimer la grille
              </button>
              <button type="reset" className="plain-button">
                Effacer les réponses
              </button>
            </div>
          </div>
          <div className="grid items-start gap-8 pt-8 md:grid-cols-2 print:block print:pt-0">
            {groupes.map(({ nom, points }) => (
              <section key={nom} className="border-t-2 border-encre print:border-0">
                <h3 className="py-2 print:py-0">{nom}</h3>
                {points.map((point) => (
                  <Clause key={point.id} point={point} />
                ))}
              </section>
            ))}
          </div>
        </form>
      </kept-fields>
      <div className="no-print">
        <BlockSources of={groupes} />
      </div>
    </>
  );
}

const Example = ({
  className,
  look,
  name,
  text,
}: Record<'className' | 'look' | 'name' | 'text', string>) => (
  <div className={className}>
    <dt>
      <i className={`key ${look}`} aria-hidden="true" />
      {name}
    </dt>
    <dd>{`«\u202F${text}\u202F»`}</dd>
  </div>
);

const Clause = ({
  point: { id, nom, ou, protege, expose, pourquoi },
}: {
  point: PointDeLecture;
}) => (
  <details className="clause accordion-item">
    <summary className="accordion-trigger">
      <h4 id={`${id}-nom`} className="font-normal">
        {nom}
      </h4>
      <Sign name="chevron" />
    </summary>
    <div id={id} className="accordion-answer clause-body">
      <dl>
        <div className="where">
          <dt>Où</dt> <dd>{ou}</dd>
        </div>
        <Example className="protects" look="ink" name="Protège" text={protege} />
        <Example className="exposes" look="hatched" name="Expose" text={expose} />
        <div className="why">
          <dt>Pourquoi</dt> <RichText as="dd" text={pourquoi} isPlain />
        </div>
      </dl>
      <div className="ticks">
        {offers.map((offer) => (
          <div
            key={offer}
            className="notches"
            role="radiogroup"
            aria-labelledby={`${idOfOffer(offer)} ${id}-nom`}
          >
            <b>{offer}</b>
            <Notches name={`${id}-${offer.toLowerCase()}`} options={Object.entries(answers)} />
          </div>
        ))}
      </div>
    </div>
  </details>
);
