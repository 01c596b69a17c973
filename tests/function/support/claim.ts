import type { Claim } from '../../../supabase/functions/send-devis-email/guard.ts';

/** What asks to be sent, told apart by its content. */
export const claim = (content: string, over: Partial<Claim> = {}): Claim => ({
  address: 'address',
  network: 'network',
  content,
  number: `N-${content}`,
  ...over,
});
