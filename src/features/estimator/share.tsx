import { useEffect, useState } from 'react';

type State = 'rest' | 'copied' | 'refused';

const printOnly = (what: string | undefined) => {
  if (what) document.documentElement.dataset.print = what;
  else delete document.documentElement.dataset.print;
};

/** The address to copy, the sheet to print. Where the browser refuses to copy, the address is there to be taken. */
export function Share({ address }: { address: string }) {
  const [state, setState] = useState<State>('rest');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another estimate is another address
  useEffect(() => setState('rest'), [address]);
  useEffect(() => {
    const after = () => printOnly(undefined);
    window.addEventListener('afterprint', after);
    return () => window.removeEventListener('afterprint', after);
  }, []);

  const wholeAddress = () => window.location.origin + address;
  const copy = async () => {
    setState(
      await navigator.clipboard.writeText(wholeAddress()).then(
        () => 'copied' as const,
        () => 'refused' as const,
      ),
    );
  };
  const print = () => {
    printOnly('estimation');
    window.print();
  };

  return (
    <>
      <button type="button" className="action-link plain-button" onClick={copy}>
        Copier l’adresse
      </button>
      <button type="button" className="action-link plain-button" onClick={print}>
        Imprimer
      </button>
      <p role="status" className="small">
        {state === 'copied' && 'Adresse copiée : elle rouvre cette estimation.'}
      </p>
      {state === 'refused' && (
        <p className="field address">
          <label htmlFor="adresse-estimation">Votre navigateur refuse la copie. L’adresse est ici{'\u00A0'}:</label>
          <input
            id="adresse-estimation"
            readOnly
            value={wholeAddress()}
            ref={(field) => {
              field?.focus();
              field?.select();
            }}
          />
        </p>
      )}
    </>
  );
}
