import { loadSite } from './load.ts';
import { isNamed } from './publisher.ts';

/** Returns the identities of the publisher and the broker, with French typography. */
export const getSite = () => loadSite().site;

/** Returns the notice on every page until publisher and broker have names. */
export const getNotice = () =>
  isNamed(getSite())
    ? undefined
    : 'Site en préparation\u00A0: l’éditeur et le courtier ne sont pas encore nommés.';
