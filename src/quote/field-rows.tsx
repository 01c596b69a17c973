import { type ReactNode, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type Description,
  getDescription,
  type QuoteField,
  quoteFields,
} from '#shared/quote-fields.ts';
import { Options } from '#src/ui/choices.tsx';
import { described, FieldError } from '#src/ui/field.tsx';
import { inputId } from './go-to-field.ts';
import type { QuoteValues } from './values.ts';

type Form = { quote: UseFormReturn<QuoteValues>; compact: boolean };
type RowProps = Form & { name: QuoteField; onBlur?: (value: string) => void; after?: ReactNode };

const LINE = 'flex items-end pb-1';
/** Height of the link « Pourquoi ? », which is a touch target, and of the label next to it. */
const TARGET = 'min-h-cible lg:min-h-9';

/**
 * Renders a field from its description. The link « Pourquoi ? » next to the label opens the reason
 * for the question.
 */
function Row({ name, quote, compact, onBlur, after }: RowProps) {
  const field = getDescription(name);
  const id = inputId(name);
  const label = (compact && field.compactLabel) || field.label;
  const reason = !compact && field.reason;
  const { hint } = field;
  const error = quote.formState.errors[name]?.message;
  const registration = quote.register(name, {
    onBlur: (event) => onBlur?.(event.target.value),
    // Removes the error of a choice at once, because every option is valid. Typed text is checked
    // on blur.
    onChange: () => field.control === 'choice' && quote.clearErrors(name),
  });
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)_auto] content-start [&_p]:max-w-none ${
        field.control === 'area' ? 'md:col-span-2' : ''
      }`.trim()}
    >
      <label
        htmlFor={id}
        className={`relative z-1 col-start-1 row-start-1 self-start justify-self-start type-label ${LINE} ${
          compact ? 'min-h-7' : TARGET
        }`.trim()}
      >
        {label}
        {compact && field.optional && (
          <span className="small soft font-normal">{'\u00A0'}(facultatif)</span>
        )}
      </label>
      {reason && (
        <details className="col-span-full row-start-1 max-w-none">
          <summary className={`${LINE} ${TARGET} ml-auto w-fit pl-4 text-sm text-bleu underline`}>
            Pourquoi<span className="sr-only"> {label}</span>
            {'\u202F'}?
          </summary>
          <p className="small" id={`${id}-raison`}>
            {reason}
          </p>
        </details>
      )}
      <div className="field col-span-full max-w-none">
        {hint && (
          <p className="small soft" id={`${id}-indice`}>
            {hint}
          </p>
        )}
        {renderControl(field, {
          ...described({ id, hint, error, hasReason: Boolean(reason) }),
          ...registration,
        })}
        <FieldError id={id}>{error}</FieldError>
        {after}
      </div>
    </div>
  );
}

/**
 * Renders the input of a field. It has no `maxlength`, because browsers silently cut a pasted text
 * that is too long, even inside an emoji.
 */
function renderControl(field: Description, props: object) {
  if (field.control === 'area') return <textarea {...props} />;
  const required = !field.optional;
  if (field.control === 'text')
    return (
      <input type="text" {...field.input} enterKeyHint="next" required={required} {...props} />
    );
  if (field.control === 'consent') return null;
  return (
    <select required={required} {...props}>
      <option value="">Choisir</option>
      <Options of={Object.entries(field.options)} />
    </select>
  );
}

/**
 * Loads the module only after the visitor has typed an address. If it fails to load, suggests
 * nothing.
 */
const suggestEmail = (email: string) =>
  import('#src/lib/email.ts').then(
    (module) => module.suggestEmail(email),
    () => undefined,
  );

/**
 * Renders the field for the e-mail address. Proposes a correction if a well-known domain is
 * misspelt.
 */
function EmailRow(row: RowProps) {
  const [proposed, setProposed] = useState<string>();
  return (
    <Row
      {...row}
      onBlur={(email) => suggestEmail(email).then(setProposed)}
      after={
        <p className="mt-1 text-base" role="status">
          {proposed && (
            <>
              Vouliez-vous dire{' '}
              <button
                type="button"
                className="plain-button min-h-6 font-bold"
                onClick={() => {
                  row.quote.setValue('email', proposed, { shouldValidate: true });
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

/** Renders the fields with these names, in this order. */
export const FieldRows = ({ names, ...form }: Form & { names: QuoteField[] }) =>
  names.map((name) => {
    const Known = name === 'email' ? EmailRow : Row;
    return <Known key={name} name={name} {...form} />;
  });

const { wording, version } = quoteFields.rgpd;

/** Renders the consent as a checkbox, which must not be checked in advance. */
export function Consent({ quote, compact }: Form) {
  const id = inputId('rgpd');
  const error = quote.formState.errors.rgpd?.message;
  return (
    <div
      className={
        compact
          ? 'mt-3 text-sm'
          : '-mx-gouttiere mt-5 bg-papier-2 px-gouttiere py-4 text-base outline-rouge -outline-offset-2 data-wrong:outline-2 md:mx-0 md:px-4'
      }
      data-wrong={error && ''}
    >
      <label
        className="tick max-w-mesure leading-serre"
        onMouseDown={(event) => event.preventDefault()}
      >
        <input
          type="checkbox"
          className="bg-papier"
          autoComplete="off"
          onClick={({ currentTarget }) => currentTarget.focus()}
          {...described({ id, error })}
          {...quote.register('rgpd', { onChange: () => quote.clearErrors('rgpd') })}
        />
        <span>{wording}</span>
      </label>
      <input type="hidden" name="accord" value={version} />
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
