import type { PointDeLecture } from '#src/content/schemas/reading-grid.ts';
import { table } from '#src/content/tables.ts';
import { triggerStyle } from '#src/ui/accordion/trigger-style.ts';
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
        <form
          autoComplete="off"
          aria-label="Grille de lecture"
          className="clauses not-prose print:text-[7pt] print:leading-[1.1]"
        >
          <p className="print-only max-w-none">
            <b>Lire un contrat cyber.</b> «&#8239;Oui&#8239;»&nbsp;: la clause ressemble à celle qui
            protège. «&#8239;Non&#8239;»&nbsp;: à celle qui expose, ou elle manque. Les formules
            sont des exemples écrits par le site.
          </p>
          <div className="grid gap-4 border-t-2 border-encre pt-4 sm:grid-cols-2 print:mt-1 print:border-t-0 print:py-1">
            {offers.map((offer) => (
              <p key={offer} className="field clause-offer">
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
              <button type="button" className="plain-button needs-scripts min-h-cible" data-print>
                Imprimer la grille
              </button>
              <button type="reset" className="plain-button min-h-cible">
                Effacer les réponses
              </button>
            </div>
          </div>
          <div className="grid items-start gap-8 pt-4 md:grid-cols-2 print:block print:pt-0">
            {groupes.map(({ nom, points }) => (
              <section key={nom} className="border-t-2 border-encre print:mt-1 print:border-0">
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

const lineStyle = 'mb-3 print:m-0';
const nameStyle = 'text-sm font-bold';

const Example = ({
  className,
  look,
  name,
  text,
}: Record<'className' | 'look' | 'name' | 'text', string>) => (
  <div className={`${className} ${lineStyle}`}>
    <dt className={`${nameStyle} print:inline print:text-[7pt]`}>
      <i className={`key ${look} print:hidden`} aria-hidden="true" />
      {name}
    </dt>
    <dd className="print:inline">{`«\u00A0${text}\u00A0»`}</dd>
  </div>
);

const Clause = ({
  point: { id, nom, ou, protege, expose, pourquoi },
}: {
  point: PointDeLecture;
}) => (
  <details className="clause accordion-item print-open leading-[1.45] print:leading-[1.1]">
    <summary className={`${triggerStyle} print:block print:min-h-0 print:border-0 print:p-0`}>
      <h4 id={`${id}-nom`} className="font-normal print:font-bold">
        {nom}
      </h4>
      <Sign name="chevron" className="print:hidden" />
    </summary>
    <div id={id} className="accordion-answer clause-body print:grid print:p-0">
      <dl className="print:contents">
        <div className={`where ${lineStyle}`}>
          <dt className={`${nameStyle} print:hidden`}>Où</dt> <dd className="print:inline">{ou}</dd>
        </div>
        <Example className="protects" look="ink" name="Protège" text={protege} />
        <Example className="exposes" look="hatched" name="Expose" text={expose} />
        <div className="mb-3 print:hidden">
          <dt className={nameStyle}>Pourquoi</dt> <RichText as="dd" text={pourquoi} isPlain />
        </div>
      </dl>
      <div className="printed-boxes clause-answers grid gap-2 print:m-0 print:grid-cols-2 print:gap-1">
        {offers.map((offer) => (
          <div
            key={offer}
            className="notches grid grid-cols-[auto_1fr] items-center gap-2 print:block"
            role="radiogroup"
            aria-labelledby={`${idOfOffer(offer)} ${id}-nom`}
          >
            <b className="text-sm print:text-[7pt]">{offer}</b>
            <Notches
              name={`${id}-${offer.toLowerCase()}`}
              className="clause-choices"
              options={Object.entries(answers)}
            />
          </div>
        ))}
      </div>
    </div>
  </details>
);
