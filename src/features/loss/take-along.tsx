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

/** What the broker would read, where one may still look; and the ways to take the calculation along. */
export function TakeAlong({ answers, text }: { answers: Answers; text: string }) {
  const [page, setPage] = useState('');
  const [state, setState] = useState<State>('rest');
  useEffect(() => setPage(window.location.origin + window.location.pathname), []);
  const address = `${page}#${new URLSearchParams(queryOf(answers.numbers, answers.sens))}`;
  const { ca = 0 } = answers.numbers;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  return (
    <>
      <h3>Ce que le courtier recevrait</h3>
      {answers.example === '' ? (
        <>
          <p className="loss-letter">« {text} »</p>
          <p className="small soft">
            Ces phrases et l’adresse du calcul vont dans la case « Vos besoins » de la demande. Vous pouvez les corriger ou les
            effacer avant l’envoi.
          </p>
        </>
      ) : (
        <p className="small soft">
          Tant que ces chiffres sont ceux d’un exemple, rien ne se joint à une demande. Écrivez les vôtres : le calcul tient en
          trois phrases, que vous relirez avant l’envoi.
        </p>
      )}
      <div className="actions no-print">
        {answers.example === '' && (
          <a className="button" href={page && joinAddress(`${text} Le calcul : ${address}`, { ca: turnoverClass(ca) })}>
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
    </>
  );
}
