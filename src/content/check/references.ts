import { formatSuggestion } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { glossaryPage, locateIds } from '../files.ts';
import type { NamedTable } from '../schemas/types.ts';
import type { Context } from './context.ts';

export function checkLink(url: string, from: string, context: Context): string | undefined {
  if (/^(?:mailto|tel):/.test(url)) return undefined;
  if (/^https?:/.test(url))
    return URL.canParse(url) ? undefined : `« ${url} » n’est pas une adresse complète.`;
  if (/^[a-z]+:/i.test(url))
    return `« ${url} » ne peut pas être un lien : https:, mailto: et tel: seulement.`;
  if (!/^[/#]/.test(url))
    return `« ${url} » ne commence ni par / (une page du site) ni par https:// (un autre site).`;
  const [path = '', fragment = ''] = url.split('#');
  const route = path.split('?')[0] || from;
  // Converts the ids to an array. If the glossary cannot be read, its set claims to contain every
  // id.
  if (route === glossaryPage && [...context.ids.glossaire].includes(fragment))
    return (
      `« ${url} » est un mot du glossaire : écrivez <Terme id="${fragment}">…</Terme>. ` +
      'Le site y mène au premier emploi du mot.'
    );
  if (!context.routes.has(route)) {
    const target = context.redirected.get(route);
    if (target) return `« ${route} » a changé d’adresse : écrivez « ${target} ».`;
    return (
      `Aucune page n’a l’adresse « ${route} ».` +
      `${formatSuggestion(findNearest(route, context.routes))} Si vous avez supprimé cette ` +
      `page, ajoutez « - { de: ${route}, vers: /… } » à content/tables/redirections.yaml, puis ` +
      'corrigez ici.'
    );
  }
  const anchors = fragment ? context.anchors(route) : undefined;
  if (!anchors || anchors.has(fragment)) return undefined;
  const near = findNearest(fragment, anchors).map((each) => `#${each}`);
  return `La page « ${route} » n’a pas d’endroit « #${fragment} ».${formatSuggestion(near)}`;
}

export function describeUnknownId(id: string, table: NamedTable, { ids }: Context): string {
  const near = formatSuggestion(findNearest(id, ids[table]));
  return `« ${id} » n’existe pas dans content/${locateIds(table)}.${near}`;
}
