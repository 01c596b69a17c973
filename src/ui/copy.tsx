import { type ReactNode, useState } from 'react';

type Copy = { text: string; isCopied: boolean };

function useCopy() {
  const [last, setLast] = useState<Copy>();
  const copy = async (text: string) => {
    // Empties the live region first, because screen readers do not announce unchanged text again.
    setLast(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, isCopied: true });
    } catch {
      setLast({ text, isCopied: false });
    }
  };
  return [last, copy] as const;
}

/**
 * Focuses and selects a field. It is a stable ref callback, so React calls it only on mount. A call
 * at each render would take the focus from other fields.
 */
const takeAll = (field: HTMLInputElement | HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

type Props = {
  address: () => string;
  /** Name of the page or result that the address opens again. */
  reopens: string;
  label?: string;
  children: ReactNode;
};

/**
 * Copies an address and reports the result for this address only. If the browser refuses the copy,
 * shows the address in a field.
 */
export function CopyAddress({ address, reopens, label = 'Copier l’adresse', children }: Props) {
  const [last, copy] = useCopy();
  const lastStatus = last && last.text === address() ? last : undefined;
  return (
    <>
      <button type="button" className="action-link plain-button" onClick={() => copy(address())}>
        {label}
      </button>
      {children}
      <p role="status" className="small">
        {lastStatus?.isCopied && `Adresse copiée\u00A0: elle rouvre ${reopens}.`}
      </p>
      {lastStatus && !lastStatus.isCopied && (
        <p className="field w-full">
          <label htmlFor="adresse-copiee">
            Votre navigateur refuse la copie. L’adresse est ici{'\u00A0'}:
          </label>
          <input id="adresse-copiee" readOnly value={lastStatus.text} ref={takeAll} />
        </p>
      )}
    </>
  );
}
