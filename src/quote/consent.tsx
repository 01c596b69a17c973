import type { UseFormReturn } from 'react-hook-form';
import { quoteFields } from '#shared/quote-fields.ts';
import { described, FieldError } from '#src/ui/field.tsx';
import { Slot, type Slots } from '#src/ui/island/slot.tsx';
import { inputId } from './go-to-field.ts';
import { stayPut } from './submit-button.tsx';
import type { QuoteValues } from './values.ts';

type Props = { quote: UseFormReturn<QuoteValues>; compact: boolean; slots: Slots | undefined };

const id = inputId('rgpd');

/**
 * One box, unchecked at the start, and below it who collects, who receives, how long, which rights.
 */
export function Consent({ quote, compact, slots }: Props) {
  const error = quote.formState.errors.rgpd?.message;
  return (
    <div className={compact ? undefined : 'agreement'} data-wrong={error && ''}>
      <label
        className={`consent tick max-w-mesure leading-serre ${compact ? 'mt-3 text-sm' : 'text-base'}`}
        onMouseDown={stayPut}
      >
        <input
          type="checkbox"
          autoComplete="off"
          onClick={({ currentTarget }) => currentTarget.focus()}
          {...described({ id, error })}
          {...quote.register('rgpd', { onChange: () => quote.clearErrors('rgpd') })}
        />
        <span>{quoteFields.rgpd.wording}</span>
      </label>
      <input type="hidden" name="accord" value={quoteFields.rgpd.version} />
      <FieldError id={id}>{error}</FieldError>
      <Slot from={slots} name="collecte" className="small mt-2" />
    </div>
  );
}
