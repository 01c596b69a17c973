import { Fragment, type ReactNode, useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { type Description, descriptionOf, groups, type QuoteField } from '#shared/quote-fields.ts';
import { Options } from '#src/components/ui/choices.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { suggestEmail } from '#src/domain/email.ts';
import { inputId } from './go-to-field.ts';
import { askedFields, type QuoteValues } from './values.ts';

type Form = { register: UseFormRegister<QuoteValues>; errors: FieldErrors<QuoteValues>; compact: boolean };
type RowProps = Form & { name: QuoteField; onBlur?: (value: string) => void; after?: ReactNode };

/** A field, drawn from its description. */
function Row({ name, register, errors, compact, onBlur, after }: RowProps) {
  const field = descriptionOf(name);
  const reason = !compact && field.reason;
  const registration = register(name, { onBlur: (event) => onBlur?.(event.target.value) });
  // After the last field only the consent is left.
  const enterKeyHint = askedFields(compact).at(-2) === name ? 'done' : 'next';
  return (
    <div className="quote-row">
      <Field
        id={inputId(name)}
        label={(compact && field.compactLabel) || field.label}
        isOptional={field.optional}
        hint={field.hint}
        error={errors[name]?.message}
        hasReason={Boolean(reason)}
        control={(described) => controlOf(field, enterKeyHint, { ...described, ...registration })}
        after={after}
      />
      {reason && (
        <p className="reason" id={`${inputId(name)}-raison`}>
          {reason}
        </p>
      )}
    </div>
  );
}

/** Without a `maxlength`: it cuts what is pasted without a word, in the middle of an emoji too. */
function controlOf(field: Description, enterKeyHint: 'done' | 'next', props: object) {
  if (field.control === 'area') return <textarea {...props} />;
  const required = !field.optional;
  if (field.control === 'text') return <input type="text" {...field.input} {...{ enterKeyHint, required }} {...props} />;
  if (field.control === 'consent') return null;
  return (
    <select required={required} {...props}>
      <option value="">Choisir</option>
      <Options of={Object.entries(field.options)} />
    </select>
  );
}

/** A slip in a well-known domain is proposed, never forced. */
function EmailRow({ setEmail, ...row }: RowProps & { setEmail: (email: string) => void }) {
  const [proposed, setProposed] = useState<string>();
  return (
    <Row
      {...row}
      onBlur={(email) => setProposed(suggestEmail(email))}
      after={
        <p className="suggestion" role="status">
          {proposed && (
            <>
              Vouliez-vous dire{' '}
              <button
                type="button"
                onClick={() => {
                  setEmail(proposed);
                  setProposed(undefined);
                }}
              >
                {proposed}
              </button>
              {'\u202F'}?
            </>
          )}
        </p>
      }
    />
  );
}

type Props = Form & {
  setEmail: (email: string) => void;
  /** What stands below a field's row. */
  below: Partial<Record<QuoteField, ReactNode>>;
};

/** All fields but the consent; the long form has them in groups. */
export const FieldRows = ({ setEmail, below, ...form }: Props) =>
  Object.entries(groups).map(([group, title]) => {
    const names = askedFields(form.compact).filter((name) => name !== 'rgpd' && descriptionOf(name).group === group);
    const rows = names.map((name) => (
      <Fragment key={name}>
        {name === 'email' ? <EmailRow name={name} {...form} setEmail={setEmail} /> : <Row name={name} {...form} />}
        {below[name]}
      </Fragment>
    ));
    if (form.compact || rows.length === 0) return rows;
    return (
      <fieldset key={group} className="quote-group">
        <legend>{title}</legend>
        {rows}
      </fieldset>
    );
  });
