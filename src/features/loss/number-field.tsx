import type { Field, Problem } from '#src/domain/loss/loss-input.ts';
import { problemText } from './words.ts';

type Props = {
  name: Field;
  label: string;
  unit: string;
  hint?: string;
  isOptional?: boolean;
  text: string;
  problem: Problem | undefined;
  onType: (text: string) => void;
};

export const idOf = (name: string) => `perte-${name}`;

/** A number with its unit, as one likes to type it; what is wrong with it stands below. */
export function NumberField({ name, label, unit, hint, isOptional = false, text, problem, onType }: Props) {
  const id = idOf(name);
  const described = [hint && `${id}-aide`, problem && `${id}-erreur`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="font-normal soft"> (facultatif)</span>}
      </label>
      {hint && (
        <p className="small soft" id={`${id}-aide`}>
          {hint}
        </p>
      )}
      <span className="with-unit">
        <input
          type="text"
          id={id}
          name={name}
          value={text}
          onChange={({ target }) => onType(target.value)}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span>{unit}</span>
      </span>
      {problem && (
        <p className="error" id={`${id}-erreur`}>
          {problemText(name, problem)}
        </p>
      )}
    </div>
  );
}
