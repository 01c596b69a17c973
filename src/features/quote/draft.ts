import { cargoOf } from './prefill.ts';
import { type QuoteValues, textFields } from './values.ts';

// The draft lives on the device for the time of the visit, from the first typed character until the request
// is sent or erased. Both forms write the same one. It never holds the consent. Where storage is blocked the form does without.

const key = 'devis';

/** What was typed, and what had come with the address: that is in the draft, or was changed there. */
type Draft = { values: Partial<QuoteValues>; cargo: string };

/** As this page last read or wrote it. */
let known: string | null = null;

function parse(draft: string | null): Draft {
  const stored: Record<string, unknown> = JSON.parse(draft ?? '{}');
  const entries = textFields.map((name) => [name, stored[name]]);
  const values = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
  return { values, cargo: String(stored['search'] ?? '') };
}

export function readDraft(): Draft | undefined {
  try {
    known = sessionStorage.getItem(key);
    return parse(known);
  } catch {
    return undefined;
  }
}

/** What another page has made of the draft since; nothing where it is still this page's. */
export function draftOfAnotherPage(): Draft | undefined {
  try {
    return sessionStorage.getItem(key) === known ? undefined : readDraft();
  } catch {
    return undefined;
  }
}

export function saveDraft({ rgpd: _consent, ...texts }: QuoteValues): void {
  const typed = Object.values(texts).some((value) => value !== '');
  const draft = typed ? JSON.stringify({ ...texts, search: cargoOf(window.location) }) : null;
  try {
    if (draft) sessionStorage.setItem(key, draft);
    else sessionStorage.removeItem(key);
    known = draft;
  } catch {
    // storage blocked or full: the form itself still holds everything
  }
}

export function eraseDraft(): void {
  try {
    sessionStorage.removeItem(key);
    known = null;
  } catch {
    // storage blocked: nothing was kept
  }
}
