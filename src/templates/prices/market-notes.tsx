import { SourceList } from '#src/components/ui/source-list.tsx';
import { citeSource } from '#src/content/texts.ts';

/** Beside the measured price: where it comes from, and what it does not see. */
export const MarketNotes = () => (
  <>
    <div className="note">
      <p className="note-title" data-twin="title">
        D’où vient la moyenne
      </p>
      <p>
        L’étude LUCY de l’AMRAE, l’association des responsables de risques, relève chaque année des contrats placés par des
        courtiers. Elle donne pour chaque classe de chiffre d’affaires un taux et un plafond moyens, que nous multiplions pour
        obtenir la prime.
      </p>
    </div>
    <div className="note">
      <p className="note-title" data-twin="title">
        Ce qu’elle ne voit pas
      </p>
      <p>
        Elle mêle tous les secteurs et ne compte pas les contrats signés en ligne ou chez un agent. Nous n’avons lu l’édition
        suivante que dans une transcription, où le taux des petites entreprises monte nettement : prévoyez davantage que cette
        moyenne de 2024. Rien n’y dit si la taxe d’assurance est comprise.
      </p>
    </div>
    <SourceList citations={[citeSource('lucy-2025')]} inMargin />
  </>
);
