import type { ReactNode } from 'react';
import { distinct } from '#src/content/mdx/text.ts';
import { collectCitations } from '#src/content/texts.ts';
import { type WorkedClaim, workedClaim } from '#src/content/worked-claims.ts';
import { formatEuros, formatFigure } from '#src/lib/numbers.ts';
import { Balance } from '#src/ui/charts/balance.tsx';
import { RecordCard } from '#src/ui/record-card.tsx';
import { Row, RowMatter } from '#src/ui/section.tsx';
import type { Drawing } from './drawing.ts';
import { RichText } from './rich-text.tsx';

const firmWords = ({ sales, margin, day }: WorkedClaim['firm']) =>
  `${formatEuros(sales)} de chiffre d’affaires, ${formatFigure(margin, '%')} de marge brute, ` +
  `soit ${formatEuros(day)} de marge par jour`;

type CaseProps = { name: string; claim: WorkedClaim; scale?: number; children: ReactNode };

/**
 * Shows an example claim and how much the insurer pays. With `scale`, all examples are about the
 * same firm, which the text above already describes.
 */
const Case = ({ name, claim, scale, children }: CaseProps) => (
  <RecordCard
    title={
      <>
        <h3>{name}</h3>
        <small className="small soft mt-1 block">
          Scénario illustratif{scale === undefined && `\u00A0: ${firmWords(claim.firm)}`}
        </small>
      </>
    }
    notes={<Balance claim={claim} {...(scale && { scale })} />}
  >
    <div className="prose">{children}</div>
  </RecordCard>
);

/** Explains the two fills of the bars: paid by the insurer, and paid by the firm. */
const PaidKeys = () => (
  <p className="small">
    <i className="key ink" aria-hidden="true" />
    Payé par l’assureur
    <i className="key hatched" aria-hidden="true" />À votre charge
  </p>
);

/** Collects the sources of the amounts first, then the sources of the texts. */
const citations = (rows: { sinistre: string }[]) =>
  distinct([
    ...rows.flatMap(({ sinistre }) => workedClaim(sinistre).citations),
    ...collectCitations(rows),
  ]);

/** Shows several example claims of one firm on a common scale. */
export const sinistres: Drawing<'sinistres'> = {
  citations,
  draw: (rows) => {
    const claims = rows.map(({ sinistre }) => workedClaim(sinistre));
    const [{ firm }] = claims as [WorkedClaim];
    const scale = Math.max(...claims.map(({ lost }) => lost));
    return (
      <>
        <Row>
          <RowMatter>
            <p className="source-line">
              {firm.nom}, {firmWords(firm)}.
            </p>
            <div className="mt-2">
              <PaidKeys />
            </div>
          </RowMatter>
        </Row>
        <ol>
          {rows.map(({ titre, texte, sinistre }) => (
            <Case key={titre} name={titre} claim={workedClaim(sinistre)} scale={scale}>
              <RichText text={texte} inline={false} />
            </Case>
          ))}
        </ol>
      </>
    );
  },
};

/**
 * Shows business interruptions of several firms. Each amount is calculated from the firm's own
 * figures.
 */
export const interruptions: Drawing<'interruptions'> = {
  citations,
  draw: (rows) => (
    <>
      <Row>
        <RowMatter>
          <PaidKeys />
        </RowMatter>
      </Row>
      <ol>
        {rows.map(({ secteur, incident, duree, impact, cout, sinistre }) => (
          <Case key={secteur} name={secteur} claim={workedClaim(sinistre)}>
            <p>
              <b>{incident}</b>
            </p>
            <p>
              <RichText text={duree} /> <RichText text={impact} />
            </p>
            <RichText as="p" text={cout} />
          </Case>
        ))}
      </ol>
    </>
  ),
};
