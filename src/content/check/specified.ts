import { formatFigure } from '../../domain/numbers.ts';
import { figureTables } from '../figures.ts';
import type { Table, Tables } from '../files.ts';
import type { Figure } from '../schemas/figures.ts';
import type { Context, Entry } from './context.ts';
import { error, type Problem } from './problem.ts';
import { readTables } from './read-tables.ts';

type Shown = { nom: string; valeur: Figure['valeur'] | string; unite?: string | undefined };
type Fixed = Record<string, Record<string, Shown['valeur']> | undefined>;

const written = ({ valeur, unite = 'nombre' }: Omit<Shown, 'nom'>) =>
  typeof valeur === 'string' ? `« ${valeur} »` : formatFigure(valeur, unite);

/** Where the site says another number than its specification: told in a line each, in nobody's way, since prices move. */
export function differences(entries: Entry[], { figures }: Context): string[] {
  const found = readTables(entries, 'specification', 'assureurs', 'interface');
  if (!found || !figures) return [];
  const shown: Record<string, Record<string, Shown>> = { ...figures, ...ofInsurers(found), interface: found.interface.lignes };
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

/** A row that calls itself specified has its article. */
export function checkSpecified(entries: Entry[]): Problem[] {
  const { articles } = readTables(entries, 'specification')?.specification ?? {};
  if (!articles) return [];
  return entries.flatMap(({ table, valid, file, located }) => {
    const of = figureTables.find((name) => name === table);
    if (!of || !valid) return [];
    return Object.entries((located.data as Table<typeof of>).lignes)
      .filter(([id, { nature }]) => nature === 'specification' && !articles.some((each) => id in (each[of] ?? {})))
      .map(([id]) =>
        error(
          file,
          located.lineOf(['lignes', id]),
          `${id} : « specification » veut dire fixé par la spécification, et content/tables/specification.yaml ne le connaît pas. Un choix du site est de nature « editorial ».`,
        ),
      );
  });
}
