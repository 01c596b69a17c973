import { z } from 'zod';
import { champ, ensemble, identifiant, ligne, liste, texte } from './types.ts';

const point = z.strictObject({
  id: champ(
    'Son nom dans ce que les visiteurs gardent sur leur appareil : il ne change plus.',
    identifiant,
  ),
  nom: ligne('Le point, en quelques mots.'),
  ou: ligne('Où le chercher dans un contrat, et à quel mot.'),
  protege: ligne('Une formule qui protège, écrite par le site, sans guillemets.'),
  expose: ligne('Une formule qui expose, écrite par le site, sans guillemets.'),
  pourquoi: texte(
    'Ce que cela change, si possible pour l’entreprise de trente personnes, avec ses chiffres.',
  ),
});
export type PointDeLecture = z.infer<typeof point>;

/** What to look for in any policy: /lire-un-contrat. */
export const lecture = ensemble(
  z.strictObject({
    groupes: liste(1, 'Les groupes, dans l’ordre de la page.', {
      nom: ligne('Le titre du groupe.'),
      points: liste(1, 'Ses points, dans l’ordre de la page.', point),
    }),
  }),
  ({ groupes }, wrong) => {
    const before = new Set<string>();
    for (const [group, { points }] of groupes.entries())
      for (const [index, { id, protege, expose }] of points.entries()) {
        const at = ['groupes', group, 'points', index] as const;
        if (before.has(id)) wrong(`« ${id} » est déjà le nom d’un autre point`, ...at, 'id');
        if (protege === expose) wrong('les deux formules sont la même', ...at, 'expose');
        before.add(id);
      }
  },
);
