import type { ReactNode } from 'react';
import type { QuestionDeSecurite } from '#src/content/schemas/questionnaire-table.ts';
import { answerWords } from '#src/lib/questionnaire/advice.ts';
import { MAX_NOTE_LENGTH } from '#src/lib/questionnaire/sheet.ts';
import { Notches } from '#src/ui/choices.tsx';

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

const Term = ({ name, className, part, children }: TermProps) => (
  <div className={className}>
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
    className="question"
    data-question={question.id}
    data-effect={question.effet}
    data-partly-effect={question.effetPartie}
    data-who={group.qui}
    data-group={group.court}
    data-supposes={question.suppose}
    data-time={question.temps}
  >
    <summary>
      <span data-part="name">{question.nom}</span>
      <span className="asks">{question.question}</span>
      <span className="rank text-sm">Question {rank}</span>
      <b className="said text-sm" />
    </summary>
    <div className="asked" id={`r-${question.id}`}>
      <p className="wording" id={`q-${question.id}`}>
        {question.assureur}
      </p>
      <p>{question.clair}</p>
      <div className="notches" role="radiogroup" aria-labelledby={`q-${question.id}`}>
        <Notches name={question.id} options={Object.entries(answerWords)} />
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
          <label className="field">
            Votre phrase, si la case ne suffit pas
            <textarea rows={1} maxLength={MAX_NOTE_LENGTH} placeholder=" " />
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
