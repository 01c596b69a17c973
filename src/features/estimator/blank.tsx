type Props = {
  name: string;
  label: string;
  value: string;
  options: { id: string; label: string }[];
  onChange: (id: string) => void;
};

/** A blank of a sentence: a native list, so that a phone shows its own. */
export const Blank = ({ name, label, value, options, onChange }: Props) => (
  <label>
    <span className="sr-only">{label}</span>
    <select name={name} value={value} onChange={({ target }) => onChange(target.value)} autoComplete="off">
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
