import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectFigures, type Figures } from '../figures.ts';
import { faqFiles, type TableFile, tables } from '../files.ts';
import type { Context, Entry } from './context.ts';
import { anchorsOf } from './writing.ts';

export function makeContext(root: string, entries: Entry[]): Context {
  const data = (name: TableFile) =>
    entries.find(({ table }) => table === name)?.located.data as
      | { lignes?: object; termes?: object; redirections?: { de: string; vers: string }[] }
      | undefined;
  const keys = (name: TableFile) => new Set(Object.keys(data(name)?.lignes ?? {}));
  const figures = readFigures(entries);
  const pages = entries.flatMap(({ page }) => (page ? [page] : []));
  const anchors = new Map(
    pages.map(({ route, parsed }) => [route, new Set(['contenu', ...(parsed.tree ? anchorsOf(parsed.tree) : [])])]),
  );
  for (const { file, located } of entries) {
    if (!file.startsWith(`content/${faqFiles.folder}/`)) continue;
    const { page, questions } = (located.data ?? {}) as { page?: string; questions?: { id?: string }[] };
    for (const { id } of questions ?? []) if (id) anchors.get(page ?? '')?.add(id);
  }
  return {
    ids: {
      assureurs: keys('assureurs'),
      garanties: keys('garanties'),
      sources: keys('sources'),
      glossaire: new Set(Object.keys(data('glossaire')?.termes ?? {})),
      site: new Set(leaves(data('site'))),
      prix: new Set(Object.keys(figures?.prix ?? data('prix')?.lignes ?? {})),
      plafonds: new Set(Object.keys(figures?.plafonds ?? data('plafonds')?.lignes ?? {})),
      delais: new Set(Object.keys(figures?.delais ?? data('delais')?.lignes ?? {})),
      chiffres: new Set(Object.keys(figures?.chiffres ?? data('chiffres')?.lignes ?? {})),
    },
    tableFiles: {
      assureurs: 'tables/assureurs.yaml',
      garanties: 'tables/garanties.yaml',
      sources: 'tables/sources.yaml',
      glossaire: 'tables/glossaire.yaml',
      site: 'site.yaml',
      prix: 'tables/prix.yaml',
      plafonds: 'tables/plafonds.yaml',
      delais: 'tables/delais.yaml',
      chiffres: 'tables/chiffres.yaml',
    },
    figures,
    routes: new Set(pages.map(({ route }) => route)),
    anchors,
    redirected: new Map((data('redirections')?.redirections ?? []).map(({ de, vers }) => [de, vers])),
    images: new Set(publicFiles(join(dirname(root), 'public'))),
  };
}

/** contact.email, editeur.nom… */
const leaves = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [path];

const publicFiles = (folder: string) => (existsSync(folder) ? globSync('**/*', { cwd: folder }).map((file) => `/${file}`) : []);

function readFigures(entries: Entry[]): Figures | undefined {
  const parsed: Record<string, unknown> = {};
  for (const name of ['prix', 'plafonds', 'delais', 'chiffres', 'assureurs', 'estimateur', 'capacites'] as const) {
    const result = tables[name].schema.safeParse(entries.find(({ table }) => table === name)?.located.data);
    if (!result.success) return undefined;
    parsed[name] = result.data;
  }
  return collectFigures(parsed as Parameters<typeof collectFigures>[0]);
}
