type Option = { id: string; label: string; hint?: string };
type Props = { name: string; legend: string; value: string; options: Option[]; onChange: (id: string) => void };

/** A row of choices: native radio buttons, so that arrow keys work. */
export const Choices = ({ name, legend, value, options, onChange }: Props) => (
  <fieldset className="notches">
    <legend>{legend}</legend>
    <div>
      {options.map(({ id, label, hint }) => (
        <label key={id}>
          <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} autoComplete="off" />
          <span className="face">
            {label}
            {hint && <small>{hint}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
