import { Balance } from '#src/components/charts/balance.tsx';
import { SourceList } from '#src/components/ui/source-list.tsx';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { citationsIn, distinct } from '#src/content/texts.ts';
import { type WorkedClaim, workedClaim } from '#src/content/worked-claims.ts';
import { formatEuros, formatFigure } from '#src/domain/numbers.ts';
import { RichText } from '../rich-text.tsx';
import { Cases } from './cases.tsx';

const firmWords = ({ sales, margin, day }: WorkedClaim['firm']) =>
  `${formatEuros(sales)} de chiffre d’affaires, ${formatFigure(margin, '%')} de marge brute, soit ${formatEuros(day)} de marge par jour`;

const Illustration = ({ firm }: { firm?: WorkedClaim['firm'] }) => (
  <small>Scénario illustratif{firm && `\u00A0: ${firmWords(firm)}`}</small>
);

const Keys = () => (
  <p className="small" data-twin="leave-out">
    <i className="key ink" aria-hidden="true" />
    Payé par l’assureur
    <i className="key hatched" aria-hidden="true" />À votre charge
  </p>
);

const largest = (claims: WorkedClaim[]) => Math.max(...claims.map(({ lost }) => lost));

/** The sources of the amounts, then those of the texts. */
const Sources = ({ claims, of }: { claims: WorkedClaim[]; of: unknown }) => (
  <SourceList citations={distinct([...claims.flatMap(({ citations }) => citations), ...citationsIn(of)])} />
);

/** Several claims of one company, on one scale. */
export function Sinistres({ sinistres }: { sinistres: Blocks['sinistres'] }) {
  const claims = sinistres.map(({ sinistre }) => workedClaim(sinistre));
  const [{ firm }] = claims as [WorkedClaim];
  return (
    <div data-block="sinistres">
      <p className="source-line">
        {firm.nom}, {firmWords(firm)}. Les montants sont ceux de l’exemple, sauf source citée{'\u202F'}; les barres sont à la même
        échelle.
      </p>
      <div className="mt-4 mb-6">
        <Keys />
      </div>
      <Cases
        cases={sinistres.map(({ titre, texte }, index) => {
          const claim = claims[index] as WorkedClaim;
          return {
            title: titre,
            label: <Illustration />,
            text: <RichText text={texte} inline={false} />,
            side: <Balance claim={claim} scale={largest(claims)} />,
          };
        })}
      />
      <Sources claims={claims} of={sinistres} />
    </div>
  );
}

/** Stops of several companies, each worked out from its own figures. */
export function Interruptions({ interruptions }: { interruptions: Blocks['interruptions'] }) {
  const claims = interruptions.map(({ sinistre }) => workedClaim(sinistre));
  return (
    <div data-block="interruptions">
      <div className="mb-6">
        <Keys />
      </div>
      <Cases
        cases={interruptions.map(({ secteur, incident, duree, impact, cout }, index) => {
          const claim = claims[index] as WorkedClaim;
          return {
            title: secteur,
            label: <Illustration firm={claim.firm} />,
            text: (
              <>
                <p>
                  <b>{incident}</b>
                </p>
                <p>
                  <RichText text={duree} /> <RichText text={impact} />
                </p>
                <p>
                  <RichText text={cout} />
                </p>
              </>
            ),
            side: <Balance claim={claim} />,
          };
        })}
      />
      <Sources claims={claims} of={interruptions} />
    </div>
  );
}
