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

const Rule = () => <span className="block h-5 border-b border-dashed lg:h-7" />;

type PartProps = { number: number; title: string; note?: string; children: ReactNode };

const PartTitle = ({ number, title, note }: Omit<PartProps, 'children'>) => (
  <h3 className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-baseline text-base md:grid-cols-[1.5rem_minmax(0,1fr)_auto]">
    <span>{number}</span> {title}
    {note && (
      <span className="small soft col-start-2 font-texte font-normal md:col-start-3">{note}</span>
    )}
  </h3>
);

/** Shows an empty part of the written advice, which the broker fills in later. */
const BrokerPart = ({ children, ...title }: PartProps) => (
  <div className="sheet-row border-t border-filet">
    <PartTitle {...title} />
    <div className="ml-6 max-md:hidden" aria-hidden="true">
      {children}
    </div>
  </div>
);

/** Shows the heading of the sheet before the request is sent. */
export const SheetModelHead = ({ stages }: { stages?: string }) => (
  <div
    className="ml-(--sheet-start) mr-10 flex flex-wrap items-baseline justify-between border-b border-filet pt-2.5 pb-2"
    {...(stages && { 'data-stage': stages })}
  >
    <h2 className="type-name">Votre conseil écrit</h2>
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
          className="sheet-row sheet-line sheet-yours grid grid-cols-[minmax(4.75rem,17%)_minmax(0,1fr)] items-baseline gap-x-3 pt-0.75 pb-1"
          data-answer={answers.join(' ')}
        >
          <dt className="small soft">{label}</dt>
          <dd className="sheet-words" data-blank={blank} />
        </div>
      ))}
    </dl>
    <div
      className="sheet-row sheet-yours border-t border-filet"
      data-answer="besoins"
      data-with-answers
    >
      <PartTitle number={1} title="Vos besoins, dans vos mots" note="art. L521-4" />
      <p className="ml-6">
        <span className="sheet-words" data-blank="vos mots, si vous précisez" />
      </p>
    </div>
    <BrokerPart number={2} title="Ce que le courtier propose" note="après le questionnaire">
      <div className="small soft grid grid-cols-[repeat(4,auto)] gap-x-2">
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
      <div className="grid grid-cols-[14px_minmax(0,1fr)] gap-3">
        <i className="hatched border-0" />
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
    <div className="grid items-center gap-x-4 gap-y-2 border-t-2 pt-2.5 pr-10 pb-3 pl-(--sheet-start) lg:grid-cols-[minmax(0,1fr)_11.5rem]">
      <p className="small">
        Première réponse <b className="type-name block">{answer}</b> au plus tard
      </p>
      <p className="small soft min-h-12 border border-dashed px-2 py-1">
        Le courtier,
        <br />
        ORIAS n°
      </p>
    </div>
  </section>
);
