import { Link } from '#src/components/ui/link.tsx';
import { Note } from '#src/components/ui/note.tsx';
import { SourceList } from '#src/components/ui/source-list.tsx';
import { shownYear, table, written } from '#src/content/tables.ts';
import { citeSource } from '#src/content/texts.ts';
import { EditionSuivante } from '#src/mdx/blocks/own-tables.tsx';

/** Beside the measured price: what it does not see, and its source. */
export const MarketNotes = () => (
  <>
    <Note title="Ce que la moyenne ne voit pas">
      <p>
        Elle mêle tous les secteurs et ne compte pas les contrats signés en ligne ou chez un agent. Rien n’y dit si la taxe
        d’assurance est comprise.
      </p>
      <EditionSuivante />
    </Note>
    <SourceList citations={[citeSource(shownYear().source)]} inMargin />
  </>
);

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
    <Note title={<>Au-delà de {written('chiffres', table('classes').seuil)} de chiffre d’affaires</>}>
      <p>
        L’estimation est peu fiable à cette taille : retenez la moyenne mesurée de votre chiffre d’affaires.{' '}
        <Link href="/devis">Demander un devis</Link>
      </p>
    </Note>
  </>
);
