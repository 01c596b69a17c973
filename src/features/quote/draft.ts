import { type QuoteValues, textFields } from './values.ts';

// The draft lives on the device for the time of the visit, from the first typed character until the request
// is sent or erased. It never holds the consent. Where storage is blocked the form does without.

const key = 'devis';

/** What was typed, and the address it was typed at: what that address brings is in the draft, or was changed there. */
export type Draft = { values: Partial<QuoteValues>; search: string };

export function readDraft(): Draft {
  try {
    const stored: Record<string, unknown> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = textFields.map((name) => [name, stored[name]]);
    const values = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
    return { values, search: String(stored.search ?? '') };
  } catch {
    return { values: {}, search: '' };
  }
}

export function saveDraft({ rgpd: _consent, ...texts }: QuoteValues): void {
  const typed = Object.values(texts).some((value) => value !== '');
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify({ ...texts, search: window.location.search }));
    else sessionStorage.removeItem(key);
  } catch {
    // storage blocked or full: the form itself still holds everything
  }
}

export function eraseDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // storage blocked: nothing was kept
  }
}
