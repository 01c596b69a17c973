import { defineKind } from './definition.ts';

/** Page of an interactive tool, which calculates a result for the visitor's firm in the browser. */
export const outils = defineKind({
  folder: 'outils',
  isListed: true,
  fields: {},
  plural: 'Outils',
});
