import { formatSuggestion } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { glossaryPage, tables } from '../files.ts';
import type { NamedTable } from '../schemas/types.ts';
import type { Context } from './context.ts';

export function linkProblem(url: string, from: string, context: Context): string | undefined {
  if (/^(?:mailto|tel):/.test(url)) return undefined;
  if (/^https?:\/\//.test(url))
    return URL.canParse(url) ? undefined : `« ${url} » n’est pas une adresse complète.`;
  if (/^[a-z]+:/i.test(url))
    return `« ${url} » ne peut pas être un lien : https:, mailto: et tel: seulement.`;
  if (!url.startsWith('/') && !url.startsWith('#')) {
    return `« ${url} » ne commence ni par / (une page du site) ni par https:// (un autre site).`;
  }
  const [path = '', fragment] = url.split('#');
  const route = path.split('?')[0] || from;
  // Copies the ids to an array: the set of an unreadable glossary contains every id, so has() would
  // be true for each link.
  if (route === glossaryPage && [...context.ids.glossaire].includes(fragment ?? ''))
    return (
      `« ${url} » est un mot du glossaire : écrivez <Terme id="${fragment}">…</Terme>. ` +
      'Le site y mène au premier emploi du mot.'
    );
  if (!context.routes.has(route)) {
    const target = context.redirected.get(route);
    if (target) return `« ${route} » a changé d’adresse : écrivez « ${target} ».`;
    return (
      `Aucune page n’a l’adresse « ${route} ` +
      `».${formatSuggestion(findNearest(route, context.routes))} Si vous avez supprimé cette ` +
      `page, ` +
      `ajoutez « - { de: ${route}, vers: /… } » à content/tables/redirections.yaml, puis ` +
      'corrigez ici.'
    );
  }
  const anchors = fragment ? context.anchors(route) : undefined;
  if (!fragment || !anchors || anchors.has(fragment)) return undefined;
  return (
    `La page « ${route} » n’a pas d’endroit « #${fragment} ` +
    `».${formatSuggestion(findNearest(fragment, anchors).map((each) => `#${each}`))}`
  );
}

const getTableFile = (table: NamedTable) =>
  table === 'comptes' ? 'README.md, parmi ce que le site compte' : tables[table].file;

export const unknownId = (id: string, table: NamedTable, { ids }: Context) =>
  `« ${id} » n’existe pas dans ` +
  `content/${getTableFile(table)}.${formatSuggestion(findNearest(id, ids[table]))}`;
