import { Field } from '#src/components/ui/field.tsx';
import type { LossField, Problem } from '#src/domain/loss/loss-input.ts';
import { problemText } from './loss-sentences.ts';

type Props = {
  name: LossField;
  label: string;
  unit: string;
  hint?: string;
  isOptional?: boolean;
  text: string;
  problem: Problem | undefined;
  onType: (text: string) => void;
};

export const idOf = (name: string) => `perte-${name}`;

/** A number with its unit, as one likes to type it. */
export const NumberField = ({ name, unit, text, problem, onType, ...field }: Props) => (
  <Field
    {...field}
    id={idOf(name)}
    error={problem && problemText(name, problem)}
    control={(props) => (
      <span className="with-unit">
        <input
          {...props}
          type="text"
          name={name}
          value={text}
          onChange={({ target }) => onType(target.value)}
          inputMode="decimal"
        />
        <span>{unit}</span>
      </span>
    )}
  />
);
