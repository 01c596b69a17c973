/** Explains next to the consent who uses the answers, and what the checkbox permits. */
export const UseOfAnswers = () =>
  'Aucune autre société ne les utilise\u202F; nos prestataires techniques les acheminent. ' +
  'Cette case lance votre demande\u202F; elle n’autorise aucune publicité.';
