import type { Attempt } from '../../../supabase/functions/send-devis-email/guard.ts';

/** What asks to be sent, told apart by its content. */
export const attempt = (content: string, over: Partial<Attempt> = {}): Attempt => ({
  address: 'address',
  network: 'network',
  content,
  number: `N-${content}`,
  ...over,
});
