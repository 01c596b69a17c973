import { buildJoinAddress } from '#src/lib/attachment.ts';
import { buildQuery } from '#src/lib/loss/loss-input.ts';
import { CopyAddress } from '#src/ui/copy.tsx';
import { PrintButton } from '#src/ui/print.tsx';
import { ReplaceExampleButton } from './loss-form.tsx';
import { getTurnoverClass, type TypedLoss } from './typed-loss.ts';

type Props = { answers: TypedLoss; text: string };

/**
 * Offers to copy, print or attach the calculation. On a wide screen, while the numbers are those of
 * the example, a button selects the first field instead.
 */
export function ResultActions({ answers: { numbers, sens }, text }: Props) {
  // Builds the address from the numbers. The fragment of the page's own address may be a link to a
  // heading instead of the answers.
  const again = `/outils/perte-exploitation#${new URLSearchParams(buildQuery(numbers, sens))}`;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 no-print needs-scripts">
      {text ? (
        <a
          className="button max-md:w-full"
          href={buildJoinAddress(
            { kind: 'arret', text, again },
            {
              ca: getTurnoverClass(numbers.ca ?? 0),
            },
          )}
        >
          Joindre ce calcul à ma demande
        </a>
      ) : (
        <ReplaceExampleButton className="@max-lg:hidden" />
      )}
      <CopyAddress address={() => window.location.origin + again} reopens="ce calcul">
        <PrintButton />
      </CopyAddress>
    </div>
  );
}

/** Shows the sentences that the broker would receive. */
export const Letter = ({ text }: { text: string }) => (
  <div className="note">
    <p className="type-label mb-1">Ce que le courtier recevrait</p>
    {text ? (
      <>
        <p className="my-3 bg-papier p-4 [border:1px_solid]">« {text} »</p>
        <p className="small soft no-print">
          Ces phrases et l’adresse du calcul partent à la suite de vos besoins. Vous pouvez les
          retirer de la demande avant l’envoi.
        </p>
      </>
    ) : (
      <p className="no-print">
        Ces chiffres sont ceux d’un exemple et ne se joignent pas à une demande. Écrivez les vôtres
        : le calcul tient en quelques phrases, que vous relisez avant l’envoi.
      </p>
    )}
  </div>
);
