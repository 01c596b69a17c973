import { type ReactNode, useState } from 'react';

type Copy = { text: string; isCopied: boolean };

export function useCopy() {
  const [last, setLast] = useState<Copy>();
  const copy = async (text: string) => {
    // A live region that holds the words already would not say them again.
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

/** Once, when it comes: not again at each drawing, which would take the focus from a field. */
export const takeAll = (field: HTMLInputElement | HTMLTextAreaElement | null) => {
  field?.focus();
  field?.select();
};

type Props = {
  address: () => string /** What it opens again. */;
  reopens: string;
  label?: string;
  children: ReactNode;
};

/**
 * Copies an address, and speaks of that address alone. Where the browser refuses, it is there to be
 * taken.
 */
export function CopyAddress({ address, reopens, label = 'Copier l’adresse', children }: Props) {
  const [last, copy] = useCopy();
  const told = last && last.text === address() ? last : undefined;
  return (
    <>
      <button type="button" className="action-link plain-button" onClick={() => copy(address())}>
        {label}
      </button>
      {children}
      <p role="status" className="small">
        {told?.isCopied && `Adresse copiée\u00A0: elle rouvre ${reopens}.`}
      </p>
      {told && !told.isCopied && (
        <p className="field w-full">
          <label htmlFor="adresse-copiee">
            Votre navigateur refuse la copie. L’adresse est ici{'\u00A0'}:
          </label>
          <input id="adresse-copiee" readOnly value={told.text} ref={takeAll} />
        </p>
      )}
    </>
  );
}
