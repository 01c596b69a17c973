import { type ReactNode, useState } from 'react';

type Copy = { text: string; isCopied: boolean };

function useCopy() {
  const [last, setLast] = useState<Copy>();
  const copy = async (text: string) => {
    // Empties the status first, because screen readers do not announce the same text a second time.
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
 * Focuses a field and selects its text. The function is defined outside the component, so that
 * React calls this ref callback only once. A call at each render would take the focus from other
 * fields.
 */
const focusAndSelect = (field: HTMLInputElement | HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

type Props = {
  address: () => string;
  /** Name of the page or result to which the address leads, for the status message. */
  reopens: string;
  label?: string;
  children: ReactNode;
};

/**
 * Copies an address and reports whether it worked. Hides the report when the address changes. If
 * the browser refuses to copy, shows the address in a field.
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
          <input id="adresse-copiee" readOnly value={lastStatus.text} ref={focusAndSelect} />
        </p>
      )}
    </>
  );
}
