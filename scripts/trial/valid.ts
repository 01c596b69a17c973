/** The least that is accepted. */
export const valid = {
  entreprise: 'Épi & Fils',
  secteur: 'autre',
  effectifs: '',
  ca: '',
  nom: 'Zoé Martin',
  email: 'zoe@epi.fr',
  telephone: '',
  besoins: '',
  rgpd: true,
} as const;
