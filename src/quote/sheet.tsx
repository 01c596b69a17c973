import type { ReactNode } from 'react';
import type { QuoteField } from '#shared/quote-fields.ts';

type Line = { answers: QuoteField[]; label: string; blank: string };

const lines: Line[] = [
  { answers: ['entreprise'], label: 'À', blank: 'votre entreprise' },
  { answers: ['secteur', 'effectifs', 'ca'], label: 'Activité', blank: 'secteur' },
  { answers: ['nom'], label: 'Contact', blank: 'prénom et nom' },
  { answers: ['email', 'telephone'], label: 'Réponse à', blank: 'e-mail' },
];
const consent: Line = { answers: ['rgpd'], label: 'Accord', blank: 'votre accord' };

const Rule = () => <span className="sheet-rule" />;

type PartProps = { number: number; title: string; note?: string; children: ReactNode };

const PartTitle = ({ number, title, note }: Omit<PartProps, 'children'>) => (
  <h3>
    <span>{number}</span> {title}
    {note && <span className="small soft">{note}</span>}
  </h3>
);

/** Shows an empty part of the written advice, which the broker fills in later. */
const BrokerPart = ({ children, ...title }: PartProps) => (
  <div className="sheet-row sheet-part">
    <PartTitle {...title} />
    <div className="max-md:hidden" aria-hidden="true">
      {children}
    </div>
  </div>
);

/** Shows the heading of the sheet before the request is sent. */
export const SheetModelHead = ({ stages }: { stages?: string }) => (
  <div
    className="sheet-head flex flex-wrap items-baseline justify-between"
    {...(stages && { 'data-stage': stages })}
  >
    <h2 className="type-name font-extrabold">Votre conseil écrit</h2>
    <p className="small soft">modèle écrit par le site</p>
  </div>
);

type Props = { head: ReactNode; isReceipt?: boolean; answer: ReactNode };

/**
 * Shows a model of the broker's written advice: the answers of the visitor, then the parts that the
 * broker will write. The strip at the right edge is solid for an answer, dashed for a missing
 * answer, and blank for a part of the broker.
 */
export const Sheet = ({ head, isReceipt = false, answer }: Props) => (
  <section className="quote-sheet" aria-label={isReceipt ? 'Votre demande' : 'Votre conseil écrit'}>
    {head}
    <dl data-with-answers>
      {[...lines, ...(isReceipt ? [consent] : [])].map(({ answers, label, blank }) => (
        <div
          key={label}
          className="sheet-row sheet-line sheet-yours"
          data-answer={answers.join(' ')}
        >
          <dt className="small soft">{label}</dt>
          <dd className="sheet-words" data-blank={blank} />
        </div>
      ))}
    </dl>
    <div className="sheet-row sheet-part sheet-yours" data-answer="besoins" data-with-answers>
      <PartTitle number={1} title="Vos besoins, dans vos mots" note="art. L521-4" />
      <p>
        <span className="sheet-words" data-blank="vos mots, si vous précisez" />
      </p>
    </div>
    <BrokerPart number={2} title="Ce que le courtier propose" note="après le questionnaire">
      <div className="sheet-columns small soft">
        {['assureur', 'prime', 'plafond', 'franchise'].map((word) => (
          <span key={word}>
            {word}
            <Rule />
            <Rule />
          </span>
        ))}
      </div>
    </BrokerPart>
    <BrokerPart number={3} title="Ce que ces contrats ne paient pas">
      <div className="sheet-outside">
        <i className="hatched" />
        <span>
          <Rule />
          <Rule />
        </span>
      </div>
    </BrokerPart>
    <BrokerPart number={4} title="Les raisons de son choix" note="art. L521-4">
      <Rule />
    </BrokerPart>
    <BrokerPart number={5} title="Comment il est payé" note="art. L521-2">
      <Rule />
    </BrokerPart>
    <div className="sheet-foot">
      <p className="small">
        Première réponse <b className="type-name block font-extrabold">{answer}</b> au plus tard
      </p>
      <p className="sheet-signature small soft">
        Le courtier,
        <br />
        ORIAS n°
      </p>
    </div>
  </section>
);
