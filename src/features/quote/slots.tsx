import { environment } from '#src/config/environment.ts';
import type { Slots } from '../shared/slot.tsx';
import { Collection, type Terms } from './collection.tsx';
import type { QuoteSettings } from './quote-settings.ts';
import { WithoutScripts } from './without-scripts.tsx';

/** What of the form the browser never draws: the words beside the box, and what serves where no script runs. */
export const quoteSlots = (contact: QuoteSettings['contact'], terms?: Terms): Slots => ({
  'sans-scripts':
    environment.siteEnv === 'preview' ? (
      <p className="mt-3">Aperçu&nbsp;: ce formulaire n’envoie rien.</p>
    ) : (
      <WithoutScripts contact={contact} />
    ),
  ...(terms && { collecte: <Collection {...terms} /> }),
});
