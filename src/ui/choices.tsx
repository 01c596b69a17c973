export type Option = readonly [value: string, label: string, hint?: string];

type Group = {
  name: string;
  /** Class names of the list of answers, for example its columns. */
  className?: string;
  options: Option[];
  /**
   * Chosen value, if a React island controls the choice. If it is undefined, the browser stores the
   * choice.
   */
  value?: string;
  onChange?: (value: string) => void;
};

/** Renders a row of native radio buttons, because the browser supports arrow keys for them. */
export const Notches = ({ name, className, options, value, onChange }: Group) => (
  <div className={className}>
    {options.map(([id, label, hint]) => (
      <label key={id} className="relative grid cursor-pointer">
        <input
          type="radio"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
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

/** Renders a question (the legend) with radio buttons as answers. */
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
