/**
 * Pages that visitors can store for offline reading. Each has a service worker whose scope is only
 * this page, so that no other page is affected.
 */
export const offlinePages = [
  '/urgence-cyberattaque',
  '/guides/incident-response',
  '/outils/delais',
];
export const offlineWorker = '/hors-ligne.js';
/** Prefix of all cache names, in every version of the site. */
export const cachePrefix = 'hors-ligne';
