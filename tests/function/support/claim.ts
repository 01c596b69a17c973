import type { Claim } from '../../../supabase/functions/send-devis-email/guard.ts';

/** What asks to be sent, told apart by its attempt. */
export const claim = (attempt: string, over: Partial<Claim> = {}): Claim => ({
  address: 'address',
  network: 'network',
  attempt,
  content: `content of ${attempt}`,
  number: `N-${attempt}`,
  marked: false,
  ...over,
});
