import { readJson, removeItem, writeItem } from '#src/lib/storage.ts';
import { tryOr } from '#src/lib/try-or.ts';
import { readAttachments } from './attachments.ts';
import { type Answers, emptyQuote, isEmptyQuote, type QuoteValues, textFields } from './values.ts';

// The draft stays in the tab from the first typed character or attached result until the request
// has a number or is erased. Both forms write the same one. It never holds the consent.

const NAME = 'devis';

/** An attempt to send that has no number yet: the same answers go out under the same key. */
export type Attempt = { key: string; content: string };

type Draft = { values: Partial<QuoteValues>; attempt: Attempt | undefined };

export function readDraft(): Draft {
  const stored = readJson<Record<string, unknown>>(NAME, 'sessionStorage') ?? {};
  const texts = textFields.flatMap((name) => {
    const value = stored[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  const { key, content } = Object(stored['attempt']) as Partial<Attempt>;
  return {
    values: { ...Object.fromEntries(texts), attachments: readAttachments(stored['joints']) },
    attempt: key && content ? { key, content } : undefined,
  };
}

/** Replaces the draft; an attempt stays with it unless it is over (`null`). */
export function saveDraft(
  values: QuoteValues,
  attempt: Attempt | null | undefined = readDraft().attempt,
): void {
  if (isEmptyQuote(values)) {
    removeItem(NAME, 'sessionStorage');
    return;
  }
  const { rgpd: _consent, attachments, ...texts } = values;
  writeItem(NAME, JSON.stringify({ ...texts, joints: attachments, attempt }), 'sessionStorage');
}

/**
 * Moves what the third edition was sending to the draft: it kept the request in localStorage, from
 * which any page sent it again. A later release drops this.
 */
export function adoptEarlierAttempt(): void {
  const name = tryOr(() => Object.keys(localStorage), []).find((each) => each.startsWith('envoi '));
  if (!name) return;
  const { cle: key, demande: request } = readJson<{ cle: string; demande: Answers }>(name) ?? {};
  removeItem(name);
  if (key && request)
    saveDraft(
      { ...emptyQuote, ...request, ...readDraft().values },
      { key, content: JSON.stringify(request) },
    );
}
