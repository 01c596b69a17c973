// The publisher must be a registered intermediary. By law, a site that compares named contracts and
// leads to a quote is insurance distribution (Code des assurances, L511-1 and R511-1).
import { elide } from '#src/lib/letters.ts';
import { applyTypography } from '#src/lib/typography.ts';
import { blank, isBlank, placeholders } from './placeholders.ts';
import type { Site } from './schemas/identity.ts';

/** Returns whether the publisher and the broker have names. Until then the site shows a notice. */
export const isNamed = ({ editeur, courtier }: Site) => ![editeur.nom, courtier.nom].some(isBlank);

/**
 * Returns the sentence that the law requires on each page with a comparison (R521-4). Names that
 * site.yaml does not contain yet are replaced by general words.
 */
function publication({ editeur, courtier }: Site): string {
  const publisher = isBlank(editeur.nom) ? 'l’éditeur du site' : editeur.nom;
  const broker = isBlank(courtier.nom) ? 'du courtier partenaire' : elide('de', courtier.nom);
  const roles = {
    courtier: [],
    mandataire: [`mandataire ${broker}`],
    // This word is true for each status.
    [blank]: ['intermédiaire en assurance'],
  };
  const parts = [
    `Comparatif publié par ${publisher}`,
    ...roles[editeur.statut],
    ...(isBlank(editeur.orias) ? [] : [`ORIAS\u00A0n°\u00A0${editeur.orias}`]),
  ];
  return applyTypography(parts.join(', '));
}

export const withPublication = <S extends Site>(site: S) => ({
  ...site,
  publication: publication(site),
});

/** Legal duties of a publisher, by field of site.yaml: what is required, and the law. */
const duties: Record<string, { what: string; law: string }> = {
  statut: {
    what: 'statut',
    law:
      'présenter et classer des contrats nommés en menant à un devis est de la distribution ' +
      'd’assurance, pour laquelle son éditeur est immatriculé comme « courtier » ou ' +
      '« mandataire » (Code des assurances, art. L511-1, R511-1, R511-2 et L512-1)',
  },
  orias: {
    what: 'numéro ORIAS',
    law:
      'un intermédiaire est immatriculé et sa publicité porte son numéro (Code des assurances, ' +
      'art. L512-1 et R521-4)',
  },
  association: {
    what: 'association professionnelle agréée',
    law:
      'un courtier et son mandataire adhèrent à l’une d’elles (Code des assurances, ' +
      'art. L513-3)',
  },
};

/** Lists the reasons why the site must not be published: unmet legal duties, then placeholders. */
export function unpublishable(site: { editeur?: Record<string, unknown> } = {}): string[] {
  const { editeur = {} } = site;
  const unmet = Object.entries(duties)
    .filter(([field]) => isBlank(editeur[field]))
    .map(
      ([field, { what, law }]) =>
        `content/site.yaml, editeur.${field} : sans ${what}, ce site ne peut pas être publié, ` +
        `car ${law}.`,
    );
  const others = Object.entries(editeur).filter(([field]) => !(field in duties));
  return [...unmet, ...placeholders({ ...site, editeur: Object.fromEntries(others) })];
}
