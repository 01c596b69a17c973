import { Fragment, type ReactNode, useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { descriptionOf, groups, type QuoteField } from '#shared/quote-fields.ts';
import { suggestEmail } from '#src/domain/email.ts';
import { Choice, TextArea, TextField } from './field.tsx';
import { askedFields, type QuoteValues } from './values.ts';

type Form = { register: UseFormRegister<QuoteValues>; errors: FieldErrors<QuoteValues>; compact: boolean };
type RowProps = Form & { name: QuoteField; onBlur?: (value: string) => void; after?: ReactNode };

/** A field, drawn from its description. */
function Row({ name, register, errors, compact, onBlur, after }: RowProps) {
  const field = descriptionOf(name);
  const shared = {
    label: (compact && field.compactLabel) || field.label,
    optional: field.optional,
    hint: field.hint,
    error: errors[name]?.message,
    registration: register(name, { onBlur: (event) => onBlur?.(event.target.value) }),
    reason: !compact && field.reason,
    after,
  };
  if (field.control === 'choice') return <Choice {...shared} options={field.options} />;
  if (field.control === 'area') return <TextArea {...shared} />;
  if (field.control === 'consent') return null;
  // After the last field only the consent is left.
  const enterKeyHint = askedFields(compact).at(-2) === name ? 'done' : 'next';
  return <TextField {...shared} input={{ ...field.input, enterKeyHint, required: !field.optional }} />;
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
export const Fields = ({ setEmail, below, ...form }: Props) =>
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
