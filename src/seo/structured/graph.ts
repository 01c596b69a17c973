import type { Graph, Thing } from 'schema-dts';
import { emergencyPage } from '#src/config/routes.ts';
import type { Document } from '#src/content/kinds.ts';
import {
  createArticle,
  createEmergencySteps,
  createGuideSteps,
  createSubscriptionSteps,
} from './guide.ts';
import { createBreadcrumb, createWebPage } from './page.ts';
import { createOrganization, createWebsite } from './site.ts';

function createSubjects(document: Document): Thing[] {
  if (document.kind === 'guides') {
    const guide = document as Document<'guides'>;
    return [createArticle(guide), ...createGuideSteps(guide)];
  }
  if (document.route === '/comment-souscrire')
    return [createSubscriptionSteps(document as Document<'pages'>)];
  return document.route === emergencyPage
    ? [createEmergencySteps(document as Document<'pages'>)]
    : [];
}

/**
 * Creates the structured data of a page. It has no Product, Offer or AggregateRating: insurers sell
 * the contracts, the prices are indicative and the ratings are the site's own, so this markup would
 * claim offers and customer reviews.
 */
export const createGraph = (document: Document): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    // Only the home page describes the organization and the site; other pages refer to their ids.
    ...(document.route === '/' ? [createOrganization(), createWebsite()] : []),
    createWebPage(document),
    ...createBreadcrumb(document),
    ...createSubjects(document),
  ],
});
