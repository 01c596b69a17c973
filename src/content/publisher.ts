// Who publishes the site, and by which right. Setting out guarantees of named contracts, ordering them and leading to a
// quote is distributing insurance (Code des assurances, L511-1 and R511-1), which takes a registered intermediary.
import { isBlank, placeholders } from './placeholders.ts';
import { type Site, statuts } from './schemas/site.ts';

/** « de Courtage », « d’Assurances ». */
const of = (name: string) => (/^[aeiouyéèêëîïôœ]/i.test(name) ? `d’${name}` : `de ${name}`);

/** The sentence that the law wants wherever contracts are compared (R521-4). */
function publication({ editeur, courtier }: Site): string {
  const roles = { courtier: '', mandataire: `mandataire ${of(courtier.nom)}, `, 'à compléter': 'statut à compléter, ' };
  return `Comparatif publié par ${editeur.nom}, ${roles[editeur.statut]}ORIAS\u00A0n°\u00A0${editeur.orias}`;
}

/** What site.yaml says, and the sentence made of it. */
export const withPublication = <S extends Site>(site: S) => ({ ...site, publication: publication(site) });

const isStatus = (value: unknown) => statuts.some((statut) => statut === value);
const without = (what: string) => `sans ${what}, ce site ne peut pas être publié`;

/** What the law asks of a publisher who compares, and the sentence that says so of one who does not meet it. */
const duties = {
  statut: {
    isMet: isStatus,
    sentence: (statut: unknown) =>
      `${isBlank(statut) ? without('statut') : `« ${statut} » ne permet pas de publier ce site`}, car présenter et classer des contrats nommés en menant à un devis est de la distribution d’assurance, pour laquelle son éditeur est immatriculé comme « courtier » ou « mandataire » (Code des assurances, art. L511-1, R511-1, R511-2 et L512-1).`,
  },
  orias: {
    isMet: (orias: unknown) => !isBlank(orias),
    sentence: () =>
      `${without('numéro ORIAS')}, car un intermédiaire est immatriculé et sa publicité porte son numéro (Code des assurances, art. L512-1 et R521-4).`,
  },
  association: {
    isMet: (association: unknown) => !isBlank(association),
    sentence: () =>
      `${without('association professionnelle agréée')}, car un courtier et son mandataire adhèrent à l’une d’elles (Code des assurances, art. L513-3).`,
  },
};

/** What of site.yaml must not be published: duties that are not met, each with its law, then placeholders. */
export function unpublishable(site: { editeur?: Record<string, unknown> } = {}): string[] {
  const rest = { ...site.editeur };
  const unmet = Object.entries(duties).flatMap(([field, { isMet, sentence }]) => {
    const value = site.editeur?.[field];
    delete rest[field];
    return isMet(value) ? [] : [`content/site.yaml, editeur.${field} : ${sentence(value)}`];
  });
  return [...unmet, ...placeholders({ ...site, editeur: rest })];
}
