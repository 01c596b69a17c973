import type { UseFormReturn } from 'react-hook-form';
import { quoteFields } from '#shared/quote-fields.ts';
import { described, FieldError } from '#src/ui/field.tsx';
import { inputId } from './go-to-field.ts';
import { stayPut } from './submit-button.tsx';
import type { QuoteValues } from './values.ts';

type Props = { quote: UseFormReturn<QuoteValues>; compact: boolean };

const id = inputId('rgpd');

/** One box, unchecked at the start. */
export function Consent({ quote, compact }: Props) {
  const error = quote.formState.errors.rgpd?.message;
  return (
    <div className={compact ? 'mt-3 text-sm' : 'quote-consent'} data-wrong={error && ''}>
      <label className="tick max-w-mesure leading-serre" onMouseDown={stayPut}>
        <input
          type="checkbox"
          className="bg-papier"
          autoComplete="off"
          onClick={({ currentTarget }) => currentTarget.focus()}
          {...described({ id, error })}
          {...quote.register('rgpd', { onChange: () => quote.clearErrors('rgpd') })}
        />
        <span>{quoteFields.rgpd.wording}</span>
      </label>
      <input type="hidden" name="accord" value={quoteFields.rgpd.version} />
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
