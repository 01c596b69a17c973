/** Explains the two fills of a picture of paid amounts. */
export const PaidKeys = () => (
  <p className="small">
    <i className="key ink" aria-hidden="true" />
    Payé par l’assureur
    <i className="key hatched" aria-hidden="true" />À votre charge
  </p>
);
