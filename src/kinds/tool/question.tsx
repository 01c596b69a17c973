import type { ReactNode } from 'react';
import type { QuestionDeSecurite } from '#src/content/schemas/questionnaire-table.ts';
import { answerWords } from '#src/lib/questionnaire/advice.ts';
import { MAX_NOTE_LENGTH } from '#src/lib/questionnaire/sheet.ts';
import { Notches } from '#src/ui/choices.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';

export type Group = {
  id: string;
  nom: string;
  court: string;
  qui: 'vous' | 'prestataire';
  questions: QuestionDeSecurite[];
};

const effects: Record<QuestionDeSecurite['effet'], string> = {
  bloque: 'Peut bloquer.',
  rencherit: 'Peut renchérir.',
  sort: 'Peut réduire une garantie.',
  informe: 'Informe l’assureur.',
};

type TermProps = { name: string; className?: string; part?: string; children: ReactNode };

const Term = ({ name, className = '', part, children }: TermProps) => (
  <div
    className={`border-t border-filet py-2 leading-serre md:grid md:grid-cols-[11.25rem_1fr] ${className}`}
  >
    <dt className="font-bold">{name}</dt>
    <dd data-part={part}>{children}</dd>
  </div>
);

type Props = { question: QuestionDeSecurite; group: Group; rank: number; next: string | undefined };

/**
 * Shows a question: the insurer's wording, an explanation, the possible answers and their effects.
 */
export const Question = ({ question, group, rank, next }: Props) => (
  <details
    name="questions"
    className="question print-open border-b border-filet print:grid print:grid-cols-[36mm_1fr] print:gap-x-6 print:break-inside-avoid print:py-[1mm]"
    data-question={question.id}
    data-effect={question.effet}
    data-partly-effect={question.effetPartie}
    data-who={group.qui}
    data-group={group.court}
    data-supposes={question.suppose}
    data-time={question.temps}
  >
    <summary className="chevron flex min-h-12 items-center gap-3 py-2 pr-8 leading-[1.3] print:block print:min-h-0 print:p-0">
      <span data-part="name" className="print-only font-bold">
        {question.nom}
      </span>
      <span className="asks print:hidden">
        <Unbroken text={question.question} />
      </span>
      <span className="rank text-sm print:hidden">Question {rank}</span>
      <b className="said ml-auto flex-none text-sm print:hidden" />
    </summary>
    <div
      className="printed-boxes asked scroll-mt-32 space-y-3 pb-2 print:grid print:p-0"
      id={`r-${question.id}`}
    >
      <p className="type-title wording" id={`q-${question.id}`}>
        <Unbroken text={question.assureur} />
      </p>
      <p>{question.clair}</p>
      <div className="notches" role="radiogroup" aria-labelledby={`q-${question.id}`}>
        <Notches
          name={question.id}
          className="question-answers"
          options={Object.entries(answerWords)}
        />
      </div>
      <details className="more">
        <summary className="inline-block py-2 text-bleu underline">
          Pourquoi, effet et preuve
        </summary>
        <dl>
          <Term name="Pourquoi">{question.pourquoi}</Term>
          <Term name="Si c’est non" className="if-no">
            <b>{effects[question.effet]}</b> <span data-part="no">{question.non}</span>
          </Term>
          <Term name="En partie" className="if-partly" part="partly">
            {question.partie}
          </Term>
          <Term name="À demander" className="if-unknown" part="ask">
            {question.demander}
          </Term>
          <Term name="Pour commencer" className="if-to-do">
            <span data-part="todo">{question.faire}</span> Comptez {question.temps}.
          </Term>
          <Term name="La preuve à garder" className="proof" part="proof">
            {question.preuve}
          </Term>
        </dl>
        {/* Scripts replace this <noscript> by its content when the visitor opens the details
            (see tools/questionnaire/question-boxes.ts). */}
        <noscript>
          <label className="field mt-3 block print:m-0">
            Votre phrase, si la case ne suffit pas
            <textarea
              className="field-sizing-content min-h-12"
              rows={1}
              maxLength={MAX_NOTE_LENGTH}
              placeholder=" "
            />
          </label>
        </noscript>
        <p className="flex max-w-none flex-wrap justify-between gap-x-6 gap-y-2">
          <a className="inline-flex min-h-cible items-center" href={question.aide.page}>
            {question.aide.texte}
          </a>
          {next && (
            <a className="inline-flex min-h-cible items-center" href={`#r-${next}`}>
              Question suivante
            </a>
          )}
        </p>
      </details>
    </div>
  </details>
);
