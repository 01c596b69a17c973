import type { UseFormRegisterReturn } from 'react-hook-form';
import { quoteFields } from '#shared/quote-fields.ts';
import { described, FieldError } from '#src/components/ui/field.tsx';
import { Slot, type Slots } from '../shared/slot.tsx';
import { inputId } from './go-to-field.ts';
import { stayPut } from './submit.tsx';

type Props = {
  registration: UseFormRegisterReturn;
  error?: string | undefined;
  compact: boolean;
  slots: Slots | undefined;
};

const id = inputId('rgpd');

/** One box, unchecked at the start, and below it who collects, who receives, how long, which rights. */
export const Consent = ({ registration, error, compact, slots }: Props) => (
  <div className={compact ? undefined : 'agreement'} data-wrong={error && ''}>
    <label className={`consent tick max-w-mesure leading-serre ${compact ? 'mt-3 text-sm' : 'text-base'}`} onMouseDown={stayPut}>
      <input
        type="checkbox"
        autoComplete="off"
        onClick={({ currentTarget }) => currentTarget.focus()}
        {...described({ id, error })}
        {...registration}
      />
      <span>{quoteFields.rgpd.wording}</span>
    </label>
    <input type="hidden" name="accord" value={quoteFields.rgpd.version} />
    <FieldError id={id}>{error}</FieldError>
    <Slot from={slots} name="collecte" className="small mt-2" />
  </div>
);
