import type { ReactNode } from 'react';
import type { LossField, Problem, Waiting } from '#src/lib/loss/loss-input.ts';
import { Choices, type Option, Options } from '#src/ui/choices.tsx';
import { Field } from '#src/ui/field.tsx';
import { Folded } from '#src/ui/folded.tsx';
import { problemText } from './loss-sentences.ts';
import { type Example, type TypedLoss, WITHOUT_BREAK, weekChoice } from './typed-loss.ts';

type Props = {
  examples: Example[];
  answers: TypedLoss;
  problems: Partial<Record<LossField, Problem>>;
  begin: (example: string) => void;
  type: (name: LossField, text: string) => void;
  choose: (waiting: Waiting) => void;
  chooseWeek: (choice: string) => void;
};

type Row = { name: LossField; label: string; unit: string; hint?: string; isOptional?: boolean };

const getId = (name: string) => `perte-${name}`;

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="loss-group">
    <legend>{title}</legend>
    {children}
  </fieldset>
);

const meanings: Option[] = [
  ['carence', 'Un délai de carence', 'Les premières heures ne sont jamais payées.'],
  ['attente', 'Un délai d’attente', 'Tout est payé une fois le délai dépassé.'],
];

const weeks: Option[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((days): Option => [String(days), `${days} par semaine`]),
  [WITHOUT_BREAK, 'Sans interruption, jour et nuit'],
];

/** Fields with a small effect are folded. */
const folded: LossField[] = ['frais', 'partis', 'duree'];

/** The stop, the firm, its contract; below them other examples to begin with. */
export function LossForm({ examples, answers, problems, begin, type, choose, chooseWeek }: Props) {
  /** A number with its unit, as one likes to type it. */
  const row = ({ name, unit, ...field }: Row) => {
    const problem = problems[name];
    const control = (props: object) => (
      <span className="with-unit">
        <input
          {...props}
          type="text"
          name={name}
          value={answers.typed[name]}
          onChange={({ target }) => type(name, target.value)}
          inputMode="decimal"
        />
        <span>{unit}</span>
      </span>
    );
    return (
      <Field
        {...field}
        id={getId(name)}
        error={problem && problemText(name, problem)}
        control={control}
      />
    );
  };
  return (
    <form
      className="margin loss-form no-print"
      autoComplete="off"
      aria-label="Vos chiffres"
      onSubmit={(event) => event.preventDefault()}
    >
      <Group title="L’arrêt">
        <div className="pair">
          {row({ name: 'arret', label: 'Arrêt complet', unit: 'jours' })}
          {row({ name: 'reprise', label: 'Reprise lente', unit: 'jours' })}
        </div>
      </Group>
      <Group title="L’entreprise">
        {row({ name: 'ca', label: 'Chiffre d’affaires par an', unit: '€' })}
        {row({
          name: 'marge',
          label: 'Taux de marge brute',
          unit: '%',
          hint: 'Le chiffre d’affaires moins les achats et la sous-traitance, en part du chiffre d’affaires',
        })}
        <Field
          id={getId('ouvres')}
          label="Jours ouvrés"
          control={(props) => (
            <select
              {...props}
              name="ouvres"
              value={weekChoice(answers.numbers)}
              onChange={({ target }) => chooseWeek(target.value)}
            >
              <Options of={weeks} />
            </select>
          )}
        />
        <div className="pair">
          {row({ name: 'de', label: 'De', unit: 'h' })}
          {row({ name: 'a', label: 'À', unit: 'h' })}
        </div>
      </Group>
      <Group title="Le contrat">
        {row({ name: 'delai', label: 'Délai ou franchise', unit: 'heures' })}
        {row({ name: 'plafond', label: 'Plafond des pertes d’exploitation', unit: '€' })}
        <Choices
          name="sens"
          legend="Ce délai est"
          value={answers.sens}
          options={meanings}
          onChange={(value) => choose(value as Waiting)}
        />
      </Group>
      <Folded
        title="Frais et clients partis"
        hint={`${answers.typed.frais || '0'} €, ${answers.typed.partis || '0'} % pendant ${answers.typed.duree || '0'} jours`}
        isWanted={folded.some((name) => problems[name] !== undefined)}
      >
        <div className="mt-2 mb-5 grid gap-3">
          {row({
            name: 'frais',
            label: 'Experts et frais',
            unit: '€',
            hint: 'Remise en état, heures supplémentaires, matériel loué',
            isOptional: true,
          })}
          <div className="pair">
            {row({ name: 'partis', label: 'Clients partis', unit: '%' })}
            {row({ name: 'duree', label: 'Après la reprise', unit: 'jours' })}
          </div>
        </div>
      </Folded>
      <div className="field">
        <label htmlFor={getId('exemple')}>Partir d’un exemple</label>
        <select
          id={getId('exemple')}
          name="exemple"
          value={answers.example}
          onChange={({ target }) => begin(target.value)}
        >
          <option value="" disabled>
            Vos chiffres
          </option>
          <Options of={examples.map(({ id, name }) => [id, name])} />
        </select>
        <p className="small soft">Ces exemples sont les nôtres, choisis pour montrer le calcul.</p>
      </div>
    </form>
  );
}
