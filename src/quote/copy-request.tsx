import { takeAll, useCopy } from '#src/ui/copy.tsx';

/**
 * Everything typed, to be pasted anywhere. Where the browser refuses to copy, the text is there to
 * be taken.
 */
export function CopyRequest({ text }: { text: () => string }) {
  const [last, copy] = useCopy();
  return (
    <>
      <button type="button" className="quote-copy plain-button" onClick={() => copy(text())}>
        copier ma demande
      </button>
      .{' '}
      <span role="status">
        {last?.isCopied && 'Demande copiée\u00A0: collez-la dans votre message.'}
      </span>
      {last && !last.isCopied && (
        <label className="field">
          Votre navigateur refuse la copie. Votre demande est ici{'\u00A0'}:
          <textarea readOnly value={last.text} ref={takeAll} />
        </label>
      )}
    </>
  );
}
