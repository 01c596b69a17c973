export type Option = readonly [value: string, label: string, hint?: string];

type Group = {
  name: string;
  options: Option[];
  /** Chosen value, if an island controls it. Otherwise the browser keeps the choice. */
  value?: string;
  onChange?: (value: string) => void;
};

/** Renders a row of native radio buttons, which support arrow keys. */
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

/** Renders the same radio buttons in a fieldset whose legend is the question. */
export const Choices = ({ legend, ...group }: Group & { legend: string }) => (
  <fieldset className="notches">
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
