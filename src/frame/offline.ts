/**
 * What may be kept for a time without network: each page under a scope of its own, so that no other
 * is ever touched.
 */
export const offlinePages = [
  '/urgence-cyberattaque',
  '/guides/incident-response',
  '/outils/delais',
];
export const offlineWorker = '/hors-ligne.js';
/** What the names of its caches begin with: of this version, and of those before. */
export const cachePrefix = 'hors-ligne';
