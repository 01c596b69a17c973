import { useState } from 'react';

type Copy = { text: string; isCopied: boolean };

/** Once, when it comes: not again at each drawing, which would take the focus from a field. */
const takeAll = (area: HTMLTextAreaElement | null) => {
  area?.focus();
  area?.select();
};

/** Everything typed, to be pasted anywhere. Where the browser refuses to copy, the text is there to be taken. */
export function CopyRequest({ text }: { text: () => string }) {
  const [last, setLast] = useState<Copy>();
  const copy = async () => {
    const whole = text();
    try {
      await navigator.clipboard.writeText(whole);
      setLast({ text: whole, isCopied: true });
    } catch {
      setLast({ text: whole, isCopied: false });
    }
  };
  return (
    <>
      <button type="button" className="copy-request" onClick={copy}>
        copier ma demande
      </button>
      . <span role="status">{last?.isCopied && 'Demande copiée\u00A0: collez-la dans votre message.'}</span>
      {last && !last.isCopied && (
        <label className="field">
          Votre navigateur refuse la copie. Votre demande est ici{'\u00A0'}:
          <textarea readOnly value={last.text} ref={takeAll} />
        </label>
      )}
    </>
  );
}
