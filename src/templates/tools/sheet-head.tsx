/** On paper only: filled in by hand, never asked for on the screen. */
export const SheetHead = () => (
  <div className="sheet-head" data-twin="leave-out">
    <p>
      <b>Questionnaire de sécurité</b> pour une assurance cyber
    </p>
    <p>
      <span>Entreprise</span>
      <span>Rempli par</span>
      <span>Avec</span>
      <span>Le</span>
    </p>
    <p className="small">
      Document de préparation. Seules les réponses portées sur le questionnaire de l’assureur engagent l’entreprise (Code des
      assurances, art. L113-2).
    </p>
  </div>
);
