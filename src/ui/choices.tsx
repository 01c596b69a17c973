export type Option = readonly [value: string, label: string, hint?: string];

type Group = {
  name: string;
  options: Option[];
  /** The chosen value in an island. Without scripts the browser keeps it. */
  value?: string;
  onChange?: (value: string) => void;
};

/** A row of choices: native radio buttons, so that arrow keys work. */
export const Notches = ({ name, options, value, onChange }: Group) => (
  <div>
    {options.map(([id, label, hint]) => (
      <label key={id}>
        <input
          type="radio"
          name={name}
          value={id}
          {...(onChange && { checked: id === value, onChange: () => onChange(id) })}
        />
        <span className="face">
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </label>
    ))}
  </div>
);

/** The same under its question. */
export const Choices = ({
  legend,
  className = 'notches',
  ...group
}: Group & { legend: string; className?: string }) => (
  <fieldset className={className}>
    <legend>{legend}</legend>
    <Notches {...group} />
  </fieldset>
);

export const Options = ({ of }: { of: Option[] }) =>
  of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
