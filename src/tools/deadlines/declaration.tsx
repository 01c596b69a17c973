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

type Row = { name: DeclaredField; hint: string; error?: string | undefined; children: ReactNode };

function getError({ problems }: Props, name: DeclaredField) {
  const { [name]: problem } = problems;
  return problem && problemText[problem];
}
const getId = (name: DeclaredField) => `delais-${name}`;

const buildField = (props: Props, name: DeclaredField) => ({
  ...described({ id: getId(name), error: getError(props, name) }),
  name,
  value: props.answers[name],
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    props.change(name, target.value),
});

const Row = ({ name, hint, error, children }: Row) => (
  <div className="declared">
    <div>
      <div className="blank-fields flex flex-wrap items-center gap-x-3 gap-y-2 font-bold">
        {children}
      </div>
      <FieldError id={getId(name)}>{error}</FieldError>
    </div>
    <p className="small soft">{hint}</p>
  </div>
);

const stayHere = (event: { preventDefault: () => void }) => event.preventDefault();

/**
 * Asks for the day and the hour at which the incident was discovered. All deadlines depend on them.
 */
export const Discovery = (props: Props) => (
  <form
    className="blank-fields discovery no-print grid items-center gap-x-2 gap-y-1"
    autoComplete="off"
    aria-label="La découverte"
    onSubmit={stayHere}
  >
    <label htmlFor={getId('jour')} className="font-bold">
      J’ai découvert l’attaque le
    </label>
    <input {...buildField(props, 'jour')} type="date" />
    <label htmlFor={getId('heure')}>
      <span className="sr-only">heure de la découverte, </span>à
    </label>
    <input {...buildField(props, 'heure')} type="time" />
    {(['jour', 'heure'] as const).map((name) => (
      <FieldError key={name} id={getId(name)}>
        {getError(props, name)}
      </FieldError>
    ))}
    <p className="small soft">
      L’heure où quelqu’un de chez vous a su, non celle où l’attaque a commencé.
    </p>
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
        <div className="declared">{choices('incident', 'Ce qui est arrivé', incidents)}</div>
        <div className="declared">
          {choices('donnees', 'Des données de personnes sont touchées', personalData)}
          <p className="small soft">
            Un fichier de clients ou de salariés que vous ne pouvez plus ouvrir suffit à dire oui.
          </p>
        </div>
        <Row
          name="delai"
          error={getError(props, 'delai')}
          hint="Cherchez « déclaration du sinistre » aux conditions générales."
        >
          <label htmlFor={getId('delai')}>Mon contrat me laisse</label>
          <input
            {...buildField(props, 'delai')}
            type="number"
            inputMode="numeric"
            min={MIN_DELAY_DAYS}
            max={MAX_DELAY_DAYS}
          />
          <span>jours ouvrés pour déclarer</span>
        </Row>
        <Row name="lieu" hint="Le lieu change les jours fériés et l’heure.">
          <label htmlFor={getId('lieu')}>L’entreprise est</label>
          <select {...buildField(props, 'lieu')}>
            <Options of={Object.entries(places).map(([id, { name }]) => [id, name])} />
          </select>
        </Row>
        <Row name="financier" hint="Le règlement européen DORA ne vise que ces entreprises.">
          <label className="flex items-center gap-3">
            <input
              type="checkbox"
              name="financier"
              value="oui"
              checked={answers.financier === 'oui'}
              onChange={({ target }) => change('financier', target.checked ? 'oui' : '')}
            />
            Elle est une banque, un assureur, une société de gestion ou de paiement
          </label>
        </Row>
      </Folded>
    </form>
  );
}
