import { formatSuggestion } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { glossaryPage } from '../files.ts';
import type { Context } from './context.ts';

/** Returns the message for a link that leads nowhere. `from` is the page that contains the link. */
export function checkLink(url: string, from: string, context: Context): string | undefined {
  if (!/^[/#]/.test(url))
    return /^(?:https?|mailto|tel):/.test(url) && URL.canParse(url)
      ? undefined
      : `« ${url} » ne peut pas être un lien. Une page du site commence par /, un endroit de la ` +
          'page par #, un autre site par https:// ; sinon, mailto: ou tel: seulement.';
  const [path = '', fragment = ''] = url.split('#');
  const route = path.split('?')[0] || from;
  if (route === glossaryPage && context.hasId('glossaire', fragment))
    return (
      `« ${url} » est un mot du glossaire : écrivez <Terme id="${fragment}">…</Terme>. ` +
      'Le site y mène au premier emploi du mot.'
    );
  if (!context.routes.has(route)) return describeUnknownRoute(route, context);
  const anchors = fragment ? context.listAnchors(route) : undefined;
  if (!anchors || anchors.includes(fragment)) return undefined;
  const near = findNearest(fragment, anchors).map((each) => `#${each}`);
  return `La page « ${route} » n’a pas d’endroit « #${fragment} ».${formatSuggestion(near)}`;
}

function describeUnknownRoute(route: string, { redirected, routes }: Context): string {
  const target = redirected.get(route);
  if (target) return `« ${route} » a changé d’adresse : écrivez « ${target} ».`;
  return (
    `Aucune page n’a l’adresse « ${route} ».` +
    `${formatSuggestion(findNearest(route, routes))} Corrigez-la : c’est le nom du ` +
    'dossier et du fichier, sans « .mdx ». Seulement si cette page a existé, ajoutez aussi ' +
    `« - { de: ${route}, vers: /… } » à content/tables/redirections.yaml.`
  );
}
