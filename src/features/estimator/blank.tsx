import { type Option, Options } from '#src/components/ui/choices.tsx';

type Props = {
  name: string;
  label: string;
  value: string;
  options: Option[];
  onChange: (id: string) => void;
};

/** A blank of a sentence: a native list, so that a phone shows its own. */
export const Blank = ({ name, label, value, options, onChange }: Props) => (
  <label>
    <span className="sr-only">{label}</span>
    <select name={name} value={value} onChange={({ target }) => onChange(target.value)} autoComplete="off">
      <Options of={options} />
    </select>
  </label>
);
