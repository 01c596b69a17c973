import { readItem, readJson, removeItem, writeItem } from '#src/lib/storage.ts';
import { tryOr } from '#src/lib/try-or.ts';
import { type Attachment, readAttachments } from './attachments.ts';
import { getAddressData } from './prefill.ts';
import { type Answers, type QuoteValues, textFields } from './values.ts';

// The draft stays in the tab from the first typed character or attached result until the request
// has a number or is erased. Both forms write the same one. It never holds the consent.

const NAME = 'devis';

/** An attempt to send that has no number yet: the same answers go out under the same key. */
export type Attempt = { key: string; content: string };

type Draft = {
  values: Partial<QuoteValues>;
  attachments: Attachment[];
  /** The last address whose answers were copied into the draft. */
  source: string;
  attempt: Attempt | undefined;
};

export function readDraft(): Draft {
  const stored = readJson<Record<string, unknown>>(NAME, 'sessionStorage') ?? {};
  const values = Object.fromEntries(
    textFields.flatMap((name) => {
      const value = stored[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
  const { key, content } = Object(stored['attempt']) as Partial<Attempt>;
  return {
    values,
    attachments: readAttachments(stored['joints']),
    source: String(stored['search'] ?? ''),
    attempt: key && content ? { key, content } : undefined,
  };
}

/** Replaces the draft; an attempt stays with it unless it is over (`null`). */
export function saveDraft(
  { rgpd: _consent, attachments, ...texts }: QuoteValues,
  attempt: Attempt | null | undefined = readDraft().attempt,
): void {
  const isEmpty = attachments.length === 0 && Object.values(texts).every((text) => text === '');
  if (isEmpty) {
    eraseDraft();
    return;
  }
  // A page whose address brings nothing keeps what another page's has brought.
  const search = getAddressData(window.location) || readDraft().source;
  const draft = { ...texts, search, joints: attachments, attempt };
  writeItem(NAME, JSON.stringify(draft), 'sessionStorage');
}

type EarlierAttempt = { cle: string; demande: Answers };

/**
 * Adds to the draft what the release before was sending: it kept the request in localStorage, from
 * which any page sent it again. A later release drops this.
 */
export function adoptEarlierAttempt(): void {
  const names = tryOr(() => Object.keys(localStorage), []);
  const name = names.find((each) => each.startsWith('envoi '));
  if (!name) return;
  const { cle: key, demande: request } = readJson<EarlierAttempt>(name) ?? {};
  removeItem(name);
  if (!key || !request) return;
  const { rgpd: _consent, ...texts } = request;
  const attempt: Attempt = { key, content: JSON.stringify(request) };
  const draft = readJson<object>(NAME, 'sessionStorage') ?? texts;
  writeItem(NAME, JSON.stringify({ attempt, ...draft }), 'sessionStorage');
}

export const hasDraft = () => readItem(NAME, 'sessionStorage') !== null;

export const eraseDraft = () => removeItem(NAME, 'sessionStorage');
