import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Common = {
  label: string;
  optional: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  registration: UseFormRegisterReturn;
  reason?: ReactNode;
  after?: ReactNode;
};

export const inputId = (name: string) => `devis-${name}`;

/** To a field, and into the middle of the window: banners and messages lie along its lower edge. */
export function goTo(name: string) {
  const input = document.getElementById(inputId(name));
  input?.focus({ preventScroll: true });
  input?.scrollIntoView({ block: 'center' });
}

function described(name: string, { hint, error, reason }: Pick<Common, 'hint' | 'error' | 'reason'>) {
  const ids = [error && `${inputId(name)}-erreur`, hint && `${inputId(name)}-indice`, reason && `${inputId(name)}-raison`].filter(
    Boolean,
  );
  return { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': ids.join(' ') || undefined };
}

/** A label, a control, what is wrong with it, and in the margin why it is asked. */
function Field({
  label,
  optional,
  hint,
  error,
  registration,
  reason,
  control,
  after,
}: Common & { control: (props: object) => ReactNode }) {
  const id = inputId(registration.name);
  return (
    <div className="quote-row">
      <div className="field">
        <label htmlFor={id}>
          {label} {optional && <span className="optional">(facultatif)</span>}
        </label>
        {hint && (
          <span className="field-hint" id={`${id}-indice`}>
            {hint}
          </span>
        )}
        {control({ id, ...described(registration.name, { hint, error, reason }), ...registration })}
        {error && (
          <p className="field-error" id={`${id}-erreur`}>
            <span className="sr-only">Erreur : </span>
            {error}
          </p>
        )}
        {after}
      </div>
      {reason && (
        <p className="reason" id={`${id}-raison`}>
          {reason}
        </p>
      )}
    </div>
  );
}

export const TextField = ({ input, ...field }: Common & { input: React.ComponentProps<'input'> }) => (
  <Field {...field} control={(props) => <input type="text" {...input} {...props} />} />
);

/** Without a `maxlength`: it cuts what is pasted without a word, in the middle of an emoji too. */
export const TextArea = (field: Common) => <Field {...field} control={(props) => <textarea {...props} />} />;

export const Choice = ({ options, ...field }: Common & { options: Record<string, string> }) => (
  <Field
    {...field}
    control={(props) => (
      <select required={!field.optional} {...props}>
        <option value="">Choisir</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    )}
  />
);
