// structured/: a page as schema.org names things.
import type { Graph, Thing } from 'schema-dts';
import { emergencyPage } from '#src/config/routes.ts';
import type { Document } from '#src/content/kinds.ts';
import { article, firstMinutes, phasedHowTo, subscription } from './guide.ts';
import { breadcrumb, webPage } from './page.ts';
import { organization, website } from './site.ts';

/** What a page of this kind is, beyond being a page. */
function subjects(document: Document): Thing[] {
  if (document.kind === 'guides') {
    const guide = document as Document<'guides'>;
    return [article(guide), ...phasedHowTo(guide)];
  }
  if (document.route === '/comment-souscrire') return [subscription(document as Document<'pages'>)];
  return document.route === emergencyPage ? [firstMinutes(document as Document<'pages'>)] : [];
}

/**
 * The page as schema.org names things. No Product, no Offer, no AggregateRating on purpose: the
 * contracts are third parties', the ratings the comparator's own and the prices indicative. Marked
 * up they would claim to be offers one can buy here and reviews by customers, which they are not.
 */
export const graphOf = (document: Document): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    // Said once, on the home page; the others refer to them.
    ...(document.route === '/' ? [organization(), website()] : []),
    webPage(document),
    ...breadcrumb(document),
    ...subjects(document),
  ],
});
