import { type ReactNode, useState } from 'react';

type Copy = { address: string; isCopied: boolean };

/** Once, when it comes: not again at each drawing, which would take the focus from a field. */
const takeAll = (field: HTMLInputElement | null) => {
  field?.focus();
  field?.select();
};

/**
 * Copies an address, and speaks of that address alone. Where the browser refuses, it is there to be taken. The estimator has
 * its own way (share.tsx): what both used would be a file more on /tarifs, whose scripts are at their bound.
 */
export function CopyAddress({ address, children }: { address: () => string; children: ReactNode }) {
  const [last, setLast] = useState<Copy>();
  const copy = async () => {
    const whole = address();
    // A live region that holds the words already would not say them again.
    setLast(undefined);
    try {
      await navigator.clipboard.writeText(whole);
      setLast({ address: whole, isCopied: true });
    } catch {
      setLast({ address: whole, isCopied: false });
    }
  };
  const told = last && last.address === address() ? last : undefined;
  return (
    <>
      <button type="button" className="action-link plain-button" onClick={copy}>
        Copier l’adresse
      </button>
      {children}
      <p role="status" className="small">
        {told?.isCopied && 'Adresse copiée\u00A0: elle rouvre ce calcul.'}
      </p>
      {told && !told.isCopied && (
        <p className="field address">
          <label htmlFor="adresse-copiee">Votre navigateur refuse la copie. L’adresse est ici{'\u00A0'}:</label>
          <input id="adresse-copiee" readOnly value={told.address} ref={takeAll} />
        </p>
      )}
    </>
  );
}
