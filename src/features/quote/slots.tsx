import type { Slots } from '../shared/slot.tsx';
import { Collection, type Terms } from './collection.tsx';
import type { QuoteSettings } from './settings.ts';
import { WithoutScripts } from './without-scripts.tsx';

/** What of the form the browser never draws: the words beside the box, and what serves where no script runs. */
export const quoteSlots = (contact: QuoteSettings['contact'], terms?: Terms): Slots => ({
  'sans-scripts': <WithoutScripts contact={contact} />,
  ...(terms && { collecte: <Collection {...terms} /> }),
});
