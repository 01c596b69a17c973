import { readJson, removeItem, writeItem } from '#src/lib/storage.ts';
import { tryOr } from '#src/lib/try-or.ts';
import { readAttachments } from './attachments.ts';
import { type Answers, emptyQuote, isEmptyQuote, type QuoteValues, textFields } from './values.ts';

// The tab stores the draft from the first typed character or attached result until the request has
// a number or the visitor erases it. Both forms use the same draft. It never contains the consent.

const NAME = 'devis';

/** An attempt to send without a number yet. A retry of the same answers uses the same key. */
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

/** Replaces the draft. Keeps the stored attempt unless `attempt` is `null`, which ends it. */
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
 * Moves a pending request of the third edition to the draft. That edition stored it in
 * localStorage, and any of its pages sent it again. Remove this function in a later release.
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
