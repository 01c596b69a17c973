import { Link } from '#src/components/ui/link.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { SourceList } from '#src/components/ui/source-list.tsx';
import { figureText } from '#src/content/figures.ts';
import { figure, table } from '#src/content/tables.ts';
import { citeFigure } from '#src/content/texts.ts';

const chiffre = (id: string) => figureText(figure('chiffres', id));

/** Which way each thing that the estimator ignores moves the price. */
const ignored: [string, string][] = [
  ['Le chiffre d’affaires', 'plus il est grand, plus le prix monte'],
  ['Les données gardées', 'santé et paiement le font monter'],
  ['La sécurité', 'double authentification et sauvegarde testée le font baisser'],
  ['Les sinistres passés', 'ils le font monter'],
  ['Le plafond et la franchise', 'un plafond haut le fait monter, une franchise haute le fait baisser'],
];

/** Beside the result: what it ignores, when not to believe it. */
export const Limits = () => (
  <>
    <Note title="Ce que l’estimateur ignore">
      <p>Le secteur et l’effectif, rien d’autre, font la fourchette.</p>
      <ul>
        {ignored.map(([what, how]) => (
          <li key={what}>
            <b>{what}</b> : {how}.
          </li>
        ))}
      </ul>
    </Note>
    <Note title={<>Au-delà de {chiffre(table('classes').seuil)} de chiffre d’affaires</>}>
      <p>
        L’estimation est peu fiable à cette taille. De {chiffre('classe-moyenne')} de chiffre d’affaires, les entreprises assurées
        par un courtier paient en moyenne environ {chiffre('lucy-moyenne-prime')} par an.{' '}
        <Link href="/devis">Demander un devis</Link>
      </p>
    </Note>
    <SourceList citations={citeFigure('chiffres', 'lucy-moyenne-prime')} inMargin />
  </>
);
