import { RichText } from '#src/blocks/rich-text.tsx';
import { getFigureText, shownYear, table } from '#src/content/tables.ts';
import { citeSource } from '#src/content/texts.ts';
import { Fold } from '#src/ui/fold.tsx';
import { Note } from '#src/ui/note.tsx';
import { SourceList } from '#src/ui/source-list.tsx';

/**
 * Names the source of the measured prices and their limits. Announces the next edition of the study
 * until its figures are in the table.
 */
export function MarketNotes() {
  const { source, suivante } = shownYear();
  return (
    <>
      <Note>
        <Fold title="Limites de cette moyenne">
          <p>
            Elle mêle tous les secteurs et ne compte pas les contrats signés en ligne ou chez un
            agent. L’étude ne précise pas si la taxe d’assurance (
            {getFigureText('chiffres', 'taxe-assurance')}) est comprise.
          </p>
          {suivante && <RichText text={suivante} inline={false} />}
        </Fold>
      </Note>
      <SourceList citations={[citeSource(source)]} inMargin />
    </>
  );
}

const multiplier = (size: string) => getFigureText('chiffres', `multiplicateur-${size}`);

/** Names facts that the estimate does not consider, and their effect on the price. */
export const Limits = () => (
  <>
    <Fold title="Ce que l’estimateur ignore">
      <p className="max-w-none">
        Le secteur et l’effectif, rien d’autre, font la fourchette. Un grand chiffre d’affaires, des
        données de santé ou de paiement, des sinistres passés et un plafond haut font monter le
        prix. La double authentification, une sauvegarde testée et une franchise haute le font
        baisser.
      </p>
    </Fold>
    <Fold
      title={`Au-delà de ${getFigureText('chiffres', table('classes').seuil)} de chiffre d’affaires`}
    >
      <p className="max-w-none">
        Le prix se fixe sur étude, et l’estimation est peu fiable. La fourchette d’un secteur est
        multipliée par {multiplier('tpe')} pour une TPE, {multiplier('pme')} pour une PME et{' '}
        {multiplier('eti')} pour une ETI. Une société de services prend la ligne «{'\u00A0'}Toutes
        activités{'\u00A0'}».
      </p>
    </Fold>
  </>
);
