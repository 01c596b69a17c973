import { z } from 'zod';
import { field, identifier, line, list, text, withRule } from './types.ts';

const point = z.strictObject({
  id: field(
    'Son nom dans ce que les visiteurs gardent sur leur appareil : il ne change plus.',
    identifier,
  ),
  nom: line(),
  ou: line('Où le chercher dans un contrat, et à quel mot.'),
  protege: line('Une formule qui protège, écrite par le site, sans guillemets.'),
  expose: line('Une formule qui expose, écrite par le site, sans guillemets.'),
  pourquoi: text(
    'Ce que cela change, si possible pour l’entreprise de trente personnes, avec ses chiffres.',
  ),
});
export type PointDeLecture = z.infer<typeof point>;

/** Schema of the list of clauses to check on /lire-un-contrat. */
export const lecture = withRule(
  z.strictObject({
    groupes: list(1, 'Les groupes, dans l’ordre de la page.', {
      nom: line(),
      points: list(1, 'Ses points, dans l’ordre de la page.', point),
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
