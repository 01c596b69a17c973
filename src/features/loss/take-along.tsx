import { queryOf } from '#src/domain/loss/loss-input.ts';
import { CopyAddress } from '../shared/copy.tsx';
import { joinAddress } from '../shared/join.ts';
import { PrintButton } from '../shared/print.tsx';
import { type TypedLoss, turnoverClass } from './typed-loss.ts';

/** The ways to take the calculation along; what joins it to a request is there once the numbers are the visitor's. */
export function TakeAlong({ answers: { numbers, sens }, text }: { answers: TypedLoss; text: string }) {
  // Not the page's own: a link within the page takes the answers out of that.
  const address = () => {
    const { origin, pathname } = window.location;
    return `${origin}${pathname}#${new URLSearchParams(queryOf(numbers, sens))}`;
  };
  return (
    <div className="actions no-print" data-twin="leave-out">
      {text && (
        <a className="button" href={joinAddress(`${text} Le calcul : ${address()}`, { ca: turnoverClass(numbers.ca ?? 0) })}>
          Joindre ce calcul à ma demande
        </a>
      )}
      <CopyAddress address={address} reopens="ce calcul">
        <PrintButton />
      </CopyAddress>
    </div>
  );
}

/** What the broker would read, while one may still look. */
export const Letter = ({ text }: { text: string }) => (
  <div className="note" data-twin="leave-out">
    <p className="note-title">Ce que le courtier recevrait</p>
    {text ? (
      <>
        <p className="my-3 bg-papier p-4 [border:1px_solid]">« {text} »</p>
        <p className="small soft no-print">
          Ces phrases et l’adresse du calcul vont dans la case « Vos besoins » de la demande. Vous pouvez les corriger ou les
          effacer avant l’envoi.
        </p>
      </>
    ) : (
      <p className="no-print">
        Ces chiffres sont ceux d’un exemple et ne se joignent pas à une demande. Écrivez les vôtres : le calcul tient en quelques
        phrases, que vous relisez avant l’envoi.
      </p>
    )}
  </div>
);
