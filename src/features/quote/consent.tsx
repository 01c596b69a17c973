import type { UseFormRegisterReturn } from 'react-hook-form';
import { quoteFields } from '#shared/quote-fields.ts';
import { Slot, type Slots } from '../shared/slot.tsx';
import { inputId } from './field.tsx';
import { stayPut } from './submit.tsx';

type Props = {
  registration: UseFormRegisterReturn;
  error?: string | undefined;
  compact: boolean;
  slots: Slots | undefined;
};

/** One box, unchecked at the start, and beside it who collects, who receives, how long, which rights. */
export const Consent = ({ registration, error, compact, slots }: Props) => (
  <div>
    <label className="consent" onMouseDown={stayPut}>
      <input
        type="checkbox"
        autoComplete="off"
        onClick={({ currentTarget }) => currentTarget.focus()}
        id={inputId('rgpd')}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${inputId('rgpd')}-erreur` : undefined}
        {...registration}
      />
      <span>{quoteFields.rgpd.wording}</span>
    </label>
    <input type="hidden" name="accord" value={quoteFields.rgpd.version} />
    {error && (
      <p className="field-error" id={`${inputId('rgpd')}-erreur`}>
        <span className="sr-only">Erreur : </span>
        {error}
      </p>
    )}
    <Slot from={slots} name="collecte" className={compact ? 'small mt-3' : 'collection'} />
  </div>
);
