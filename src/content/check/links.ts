import { formatSuggestion } from '#src/lib/list-words.ts';
import { findNearest } from '#src/lib/nearest.ts';
import { glossaryPage } from '../files.ts';
import type { TextPlace } from './context.ts';

/** Reports a link that leads nowhere. */
export function checkLink(url: string, { context, entry, report }: TextPlace): void {
  const { routes, redirected } = context;
  if (!/^[/#]/.test(url)) {
    if (!/^(?:https?|mailto|tel):/.test(url) || !URL.canParse(url))
      report(
        `« ${url} » ne peut pas être un lien. Une page du site commence par /, un endroit de ` +
          'la page par #, un autre site par https:// ; sinon, mailto: ou tel: seulement.',
      );
    return;
  }
  const [path = '', fragment = ''] = url.split('#');
  const route = path.split('?')[0] || entry.route || '/';
  if (route === glossaryPage && context.hasId('glossaire', fragment))
    report(
      `« ${url} » est un mot du glossaire : écrivez <Terme id="${fragment}">…</Terme>. ` +
        'Le site y mène au premier emploi du mot.',
    );
  else if (!routes.has(route)) {
    const target = redirected.get(route);
    report(
      target
        ? `« ${route} » a changé d’adresse : écrivez « ${target} ».`
        : `Aucune page n’a l’adresse « ${route} ».` +
            `${formatSuggestion(findNearest(route, routes))} Corrigez-la : c’est le nom du ` +
            'dossier et du fichier, sans « .mdx ». Seulement si cette page a existé, ajoutez aussi ' +
            `« - { de: ${route}, vers: /… } » à content/tables/redirections.yaml.`,
    );
  } else if (fragment) {
    const anchors = context.listAnchors(route);
    if (!anchors || anchors.includes(fragment)) return;
    const near = findNearest(fragment, anchors).map((each) => `#${each}`);
    report(
      `« #${fragment} » n’est pas un endroit de la page « ${route} ».` +
        (formatSuggestion(near) || ` Retirez « #${fragment} », ou prenez un titre de la page.`),
    );
  }
}
