import { RowNotes } from '#src/ui/section.tsx';

/**
 * Explains how to keep the page offline or on paper. The part about offline reading is hidden until
 * keep-offline.element.ts runs, because it needs scripts.
 */
export const Keep = () => (
  <RowNotes label="garder cette page" className="print:hidden">
    <keep-offline
      className="note block"
      data-keeping="Nous gardons les trois pages…"
      data-forgetting="Nous effaçons les trois pages. Si le réseau ne répond pas, cela peut durer."
      data-kept="Les trois pages sont gardées sur cet appareil."
      data-forgotten="Cet appareil ne garde plus rien de ces pages."
      data-refused="Cet appareil n’a pas pu garder les pages : sa mémoire est pleine, ou votre navigateur le refuse. Imprimez la fiche."
      hidden
    >
      <h2 className="type-label mb-1">Garder cette page hors ligne</h2>
      <p>
        Cette page, le guide complet et le calcul des dates restent lisibles sur cet appareil sans
        réseau. Rien d’autre n’est gardé. Un appareil qui manque de place peut les effacer, donc
        imprimez aussi la fiche.
      </p>
      <p>
        <button type="button" className="button bg-papier" data-act="keep">
          Garder hors ligne
        </button>
        <button type="button" className="button bg-papier" data-act="forget" hidden>
          Ne plus garder hors ligne
        </button>
      </p>
      <p role="status" />
    </keep-offline>
    <div className="note">
      <h2 className="type-label mb-1">L’imprimer</h2>
      <p>
        La page tient sur une feuille A4, fiche comprise. Rangez-la avec le contrat, loin du
        serveur.
      </p>
    </div>
  </RowNotes>
);
