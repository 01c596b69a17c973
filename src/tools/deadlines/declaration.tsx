import type { ChangeEvent, ReactNode } from 'react';
import { MAX_DELAY_DAYS, MIN_DELAY_DAYS } from '#src/lib/deadlines/deadlines.ts';
import { places } from '#src/lib/places.ts';
import { Choices, Options } from '#src/ui/choices.tsx';
import { described, FieldError } from '#src/ui/field.tsx';
import { Folded } from '#src/ui/folded.tsx';
import { problemText } from './deadline-sentences.ts';
import {
  type Declared,
  type DeclaredField,
  incidents,
  type Problems,
  personalData,
} from './declared.ts';

type Props = {
  answers: Declared;
  problems: Problems;
  change: (name: DeclaredField, value: string) => void;
};

function getError({ problems }: Props, name: DeclaredField) {
  const { [name]: problem } = problems;
  return problem && problemText[problem];
}
const getId = (name: DeclaredField) => `delais-${name}`;

const fieldStyle = 'min-h-12 min-w-0 max-w-full bg-papier-2 px-2 py-1 font-bold leading-[1.3]';

const buildField = (props: Props, name: DeclaredField) => {
  const error = getError(props, name);
  return {
    ...described({ id: getId(name), error }),
    className: `${fieldStyle} ${error ? 'border-2 border-rouge' : 'border-b-2 border-dashed border-encre'}`,
    name,
    value: props.answers[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      props.change(name, target.value),
  };
};

/** Puts an optional question to the left of its explanation. */
const Question = ({ hint, children }: { hint?: string; children: ReactNode }) => (
  <div className="items-center border-b border-filet py-4 lg:grid-12">
    <div className="lg:col-[1/9] lg:pr-8">{children}</div>
    {hint && <p className="small soft mt-2 lg:col-[9/13] lg:mt-0">{hint}</p>}
  </div>
);

const sentenceStyle = 'flex flex-wrap items-center gap-x-3 gap-y-2 font-bold';

const stayHere = (event: { preventDefault: () => void }) => event.preventDefault();

/**
 * Asks for the day and the hour at which the incident was discovered. All deadlines depend on them.
 */
export const Discovery = (props: Props) => (
  <form
    className={`no-print ${sentenceStyle}`}
    autoComplete="off"
    aria-label="La découverte"
    onSubmit={stayHere}
  >
    <label htmlFor={getId('jour')} className="type-title max-md:w-full">
      J’ai découvert l’attaque le
    </label>
    <input {...buildField(props, 'jour')} type="date" />
    <label htmlFor={getId('heure')}>
      <span className="sr-only">heure de la découverte, </span>à
    </label>
    <input {...buildField(props, 'heure')} type="time" />
    <div className="flex-[1_1_15rem]">
      {(['jour', 'heure'] as const).map((name) => (
        <FieldError key={name} id={getId(name)}>
          {getError(props, name)}
        </FieldError>
      ))}
      <p className="small soft font-normal">
        L’heure où quelqu’un de chez vous a su, non celle où l’attaque a commencé.
      </p>
    </div>
  </form>
);

/** Asks optional questions. Their answers may change the end of a deadline. */
export function Declaration(props: Props) {
  const { answers, problems, change } = props;
  const choices = (
    name: 'incident' | 'donnees',
    legend: string,
    options: Record<string, string>,
  ) => (
    <Choices
      name={name}
      legend={legend}
      value={answers[name]}
      options={Object.entries(options)}
      onChange={(value) => change(name, value)}
    />
  );
  return (
    <form className="no-print" autoComplete="off" aria-label="Vos réponses" onSubmit={stayHere}>
      <Folded
        title="Préciser"
        hint="Cinq réponses, une date peut changer"
        isWanted={problems.delai !== undefined}
      >
        <Question>{choices('incident', 'Ce qui est arrivé', incidents)}</Question>
        <Question hint="Un fichier de clients ou de salariés que vous ne pouvez plus ouvrir suffit à dire oui.">
          {choices('donnees', 'Des données de personnes sont touchées', personalData)}
        </Question>
        <Question hint="Cherchez « déclaration du sinistre » aux conditions générales.">
          <div className={sentenceStyle}>
            <label htmlFor={getId('delai')}>Mon contrat me laisse</label>
            <input
              {...buildField(props, 'delai')}
              type="number"
              inputMode="numeric"
              min={MIN_DELAY_DAYS}
              max={MAX_DELAY_DAYS}
            />
            <span>jours ouvrés pour déclarer</span>
          </div>
          <FieldError id={getId('delai')}>{getError(props, 'delai')}</FieldError>
        </Question>
        <Question hint="Le lieu change les jours fériés et l’heure.">
          <div className={sentenceStyle}>
            <label htmlFor={getId('lieu')}>L’entreprise est</label>
            <select {...buildField(props, 'lieu')}>
              <Options of={Object.entries(places).map(([id, { name }]) => [id, name])} />
            </select>
          </div>
        </Question>
        <Question hint="Le règlement européen DORA ne vise que ces entreprises.">
          <label className="flex items-center gap-3 font-bold">
            <input
              type="checkbox"
              name="financier"
              value="oui"
              checked={answers.financier === 'oui'}
              onChange={({ target }) => change('financier', target.checked ? 'oui' : '')}
            />
            Elle est une banque, un assureur, une société de gestion ou de paiement
          </label>
        </Question>
      </Folded>
    </form>
  );
}
