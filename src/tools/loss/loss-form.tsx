import type { ReactNode } from 'react';
import type { LossField, Waiting } from '#src/lib/loss/loss-input.ts';
import { Choices, type Option, Options } from '#src/ui/choices.tsx';
import { Field } from '#src/ui/field.tsx';
import { Folded } from '#src/ui/folded.tsx';
import { notesStyle } from '#src/ui/section.tsx';
import { problemText } from './loss-sentences.ts';
import {
  type Example,
  getWeekChoice,
  isInvalid,
  type TypedLoss,
  WITHOUT_BREAK,
  withTyped,
  withWeek,
} from './typed-loss.ts';

type Props = {
  answers: TypedLoss;
  update: (change: (before: TypedLoss) => Partial<TypedLoss>) => void;
};

type Row = { name: LossField; label: string; unit: string; hint?: string; isOptional?: boolean };

const getFieldId = (name: string) => `perte-${name}`;

/** Selects the first number of the example, so that the visitor's number replaces it. */
function selectFirstField() {
  const field = document.getElementById(getFieldId('arret'));
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

export const ReplaceExampleButton = ({ className }: { className: string }) => (
  <button type="button" className={`button ${className}`} onClick={selectFirstField}>
    Remplacer l’exemple par mes chiffres
  </button>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="border-t border-encre pt-3">
    <fieldset className="min-w-0 space-y-3">
      <legend className="type-heading text-lg">{title}</legend>
      {children}
    </fieldset>
  </div>
);

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] items-start gap-3">
    {children}
  </div>
);

const meanings: Option[] = [
  ['carence', 'Un délai de carence', 'Les premières heures ne sont jamais payées.'],
  ['attente', 'Un délai d’attente', 'Tout est payé une fois le délai dépassé.'],
];

const weeks: Option[] = [
  ...[1, 2, 3, 4, 5, 6, 7].map((days): Option => [String(days), `${days} par semaine`]),
  [WITHOUT_BREAK, 'Sans interruption, jour et nuit'],
];

/** Fields that are folded at first, because they change the result only a little. */
const folded: LossField[] = ['frais', 'partis', 'duree'];

type ExampleProps = {
  examples: Example[];
  chosen: Example | undefined;
  onChange: (example: string) => void;
};

/** Replaces all answers by those of an example. */
export const ExampleChoice = ({ examples, chosen, onChange }: ExampleProps) => (
  <div className="needs-scripts mt-4 max-w-[37em] no-print">
    <Field
      id={getFieldId('exemple')}
      label="Partir d’un exemple"
      control={(props) => (
        <select
          {...props}
          name="exemple"
          value={chosen?.id ?? ''}
          onChange={({ target }) => onChange(target.value)}
          autoComplete="off"
        >
          <option value="" disabled>
            Vos chiffres
          </option>
          <Options of={examples.map(({ id, name }) => [id, name])} />
        </select>
      )}
      after={
        <p className="small soft">Ces exemples sont les nôtres, choisis pour montrer le calcul.</p>
      }
    />
  </div>
);

/** Asks for the interruption, the firm and its contract. */
export function LossForm({ answers, update }: Props) {
  const { frais, partis, duree } = answers.typed;
  const row = ({ name, unit, ...field }: Row) => (
    <Field
      {...field}
      id={getFieldId(name)}
      error={isInvalid(answers, name) ? problemText(name) : undefined}
      control={(props) => (
        <span className="relative mt-1 block">
          <input
            {...props}
            className="num pr-18 text-right font-bold"
            type="text"
            name={name}
            value={answers.typed[name]}
            onChange={({ target }) => update((before) => withTyped(before, name, target.value))}
            inputMode="decimal"
          />
          <span className="soft pointer-events-none absolute inset-y-0 right-0 flex w-17 items-center">
            {unit}
          </span>
        </span>
      )}
    />
  );
  return (
    <form
      className={`${notesStyle} needs-scripts space-y-5 no-print @lg:row-[1/4] @lg:py-10`}
      autoComplete="off"
      aria-label="Vos chiffres"
      onSubmit={(event) => event.preventDefault()}
    >
      <Group title="L’arrêt">
        <Pair>
          {row({ name: 'arret', label: 'Arrêt complet', unit: 'jours' })}
          {row({ name: 'reprise', label: 'Reprise lente', unit: 'jours' })}
        </Pair>
      </Group>
      <Group title="L’entreprise">
        {row({ name: 'ca', label: 'Chiffre d’affaires par an', unit: '€' })}
        {row({
          name: 'marge',
          label: 'Taux de marge brute',
          unit: '%',
          hint:
            'Le chiffre d’affaires moins les achats et la sous-traitance, en part du ' +
            'chiffre d’affaires',
        })}
        <Field
          id={getFieldId('ouvres')}
          label="Jours ouvrés"
          control={(props) => (
            <select
              {...props}
              name="ouvres"
              value={getWeekChoice(answers.numbers)}
              onChange={({ target }) => update((before) => withWeek(before, target.value))}
            >
              <Options of={weeks} />
            </select>
          )}
        />
        <Pair>
          {row({ name: 'de', label: 'De', unit: 'h' })}
          {row({ name: 'a', label: 'À', unit: 'h' })}
        </Pair>
      </Group>
      <Group title="Le contrat">
        {row({ name: 'delai', label: 'Délai ou franchise', unit: 'heures' })}
        {row({ name: 'plafond', label: 'Plafond des pertes d’exploitation', unit: '€' })}
        <Choices
          name="sens"
          legend="Ce délai est"
          value={answers.sens}
          options={meanings}
          onChange={(value) => update(() => ({ sens: value as Waiting }))}
        />
      </Group>
      <Folded
        title="Frais et clients partis"
        hint={`${frais || '0'} €, ${partis || '0'} % pendant ${duree || '0'} jours`}
        isWanted={folded.some((name) => isInvalid(answers, name))}
      >
        <div className="mt-2 mb-5 grid gap-3">
          {row({
            name: 'frais',
            label: 'Experts et frais',
            unit: '€',
            hint: 'Remise en état, heures supplémentaires, matériel loué',
            isOptional: true,
          })}
          <Pair>
            {row({ name: 'partis', label: 'Clients partis', unit: '%' })}
            {row({ name: 'duree', label: 'Après la reprise', unit: 'jours' })}
          </Pair>
        </div>
      </Folded>
    </form>
  );
}
