import { emptyQuote, type QuoteValues, textFields } from './values.ts';

// The draft lives on the device for the time of the visit, from the first typed character until the request
// is sent or erased. It never holds the consent. Where storage is blocked the form does without.

const key = 'devis';

export function readDraft(): Partial<QuoteValues> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = textFields.map((name) => [name, (stored as Record<string, unknown>)[name]]);
    return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
  } catch {
    return {};
  }
}

export function saveDraft({ rgpd: _consent, ...texts }: QuoteValues): void {
  const typed = Object.values(texts).some((value) => value !== '');
  try {
    if (typed) sessionStorage.setItem(key, JSON.stringify({ ...emptyQuote, ...texts, rgpd: undefined }));
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
