/**
 * Pages that visitors can keep offline. Each has its own scope, so that no other page has a worker.
 */
export const offlinePages = [
  '/urgence-cyberattaque',
  '/guides/incident-response',
  '/outils/delais',
];
export const offlineWorker = '/hors-ligne.js';
/** Prefix of the cache names in all versions. */
export const cachePrefix = 'hors-ligne';
