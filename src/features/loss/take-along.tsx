import { useEffect, useState } from 'react';
import { queryOf } from '#src/domain/loss/answers.ts';
import { joinAddress } from '../shared/join.ts';
import { type Answers, turnoverClass } from './answers.ts';

type State = 'rest' | 'copied' | 'refused';

const said: Record<State, string> = {
  rest: '',
  copied: 'Adresse copiée\u202F: elle rouvre ce calcul.',
  refused: 'Votre navigateur refuse la copie\u202F: l’adresse de ce calcul est dans sa barre.',
};

/** The ways to take the calculation along; joined to a request only once the numbers are the visitor's. */
export function TakeAlong({ answers, text }: { answers: Answers; text: string }) {
  const [page, setPage] = useState('');
  const [state, setState] = useState<State>('rest');
  useEffect(() => setPage(window.location.origin + window.location.pathname), []);
  const { numbers, sens, example } = answers;
  const address = `${page}#${new URLSearchParams(queryOf(numbers, sens))}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <div className="actions no-print" data-twin="leave-out">
      {!example && (
        <a className="button" href={joinAddress(`${text} Le calcul : ${address}`, { ca: turnoverClass(numbers.ca ?? 0) })}>
          Joindre ce calcul à ma demande
        </a>
      )}
      <button type="button" className="action-link plain-button" onClick={copy}>
        Copier l’adresse
      </button>
      <button type="button" className="action-link plain-button" onClick={() => window.print()}>
        Imprimer
      </button>
      <p role="status" className="small">
        {said[state]}
      </p>
    </div>
  );
}

/** What the broker would read, while one may still look. */
export const Letter = ({ isExample, text }: { isExample: boolean; text: string }) => (
  <div className="note" data-twin="leave-out">
    <p className="note-title">Ce que le courtier recevrait</p>
    {isExample ? (
      <p className="no-print">
        Ces chiffres sont ceux d’un exemple et ne se joignent pas à une demande. Écrivez les vôtres : le calcul tient en quelques
        phrases, que vous relisez avant l’envoi.
      </p>
    ) : (
      <>
        <p className="loss-letter">« {text} »</p>
        <p className="small soft no-print">
          Ces phrases et l’adresse du calcul vont dans la case « Vos besoins » de la demande. Vous pouvez les corriger ou les
          effacer avant l’envoi.
        </p>
      </>
    )}
  </div>
);
