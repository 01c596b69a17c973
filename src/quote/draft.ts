import { readJson, removeItem, writeItem } from '#src/lib/storage.ts';
import { tryOr } from '#src/lib/try-or.ts';
import { readAttachments } from './attachments.ts';
import { type Answers, emptyQuote, isEmptyQuote, type QuoteValues, textFields } from './values.ts';

// The draft contains the answers and attached results, but never the consent. Both forms use the
// same draft. It is in sessionStorage until the request gets its number or the visitor erases it.

const NAME = 'devis';

/**
 * Attempt to send the request that has no number from the function yet. `key` is its idempotency
 * key, and `content` the answers for which the key is valid.
 */
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

/** Replaces the stored draft. By default the stored attempt stays; `null` removes it. */
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
 * Moves a request that was not sent yet from localStorage to the draft. An earlier version of the
 * site stored it there, and each of its pages tried to send it. Remove this function in a later
 * release.
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
