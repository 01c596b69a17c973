import { formatFigure } from '#src/lib/numbers.ts';
import type { Tables } from '../files.ts';
import type { Figure } from '../schemas/figure-rows.ts';
import type { Book } from './book.ts';
import type { Context } from './context.ts';

type Shown = { nom: string; valeur: Figure['valeur'] | string; unite?: string | undefined };
type Fixed = Record<string, Record<string, Shown['valeur']> | undefined>;

const written = ({ valeur, unite = 'nombre' }: Omit<Shown, 'nom'>) =>
  typeof valeur === 'string' ? `« ${valeur} »` : formatFigure(valeur, unite);

/**
 * Where the site says another number than its specification: told in a line each, in nobody's way,
 * since prices move.
 */
export function differences(book: Book, { figures }: Context): string[] {
  const found = book.tables('specification', 'assureurs', 'interface');
  if (!found || !figures) return [];
  const shown: Record<string, Record<string, Shown>> = {
    ...figures,
    ...ofInsurers(found),
    interface: found.interface.lignes,
  };
  return found.specification.articles.flatMap(({ article, ...fixed }) =>
    Object.entries(fixed as Fixed).flatMap(([table, values = {}]) =>
      Object.entries(values).flatMap(([id, valeur]) => {
        const now = shown[table]?.[id];
        if (String(now?.valeur) === String(valeur)) return [];
        const specified = written({ valeur, unite: now?.unite });
        return now
          ? `À noter. ${now.nom} (${table}, ${id}) : ${written(now)} ; la spécification (${article}) fixe ${specified}.`
          : `À noter. ${table}, ${id} : la spécification (${article}) fixe ${specified}, et les tables ne le disent plus.`;
      }),
    ),
  );
}

const ofInsurers = ({ assureurs }: Tables<'assureurs'>) => {
  const each = (field: 'etoiles' | 'questions', of: string) =>
    Object.fromEntries(
      Object.entries(assureurs.lignes).flatMap(([id, { nom, [field]: valeur }]) =>
        valeur === undefined ? [] : [[id, { nom: `${of} ${nom}`, valeur }]],
      ),
    );
  return { etoiles: each('etoiles', 'Étoiles'), questions: each('questions', 'Questions') };
};
