import { appendJoined, joinable } from '#shared/joined.ts';
import type { Attachment } from '#src/lib/joined-card.ts';
import { tryOr } from '#src/lib/try-or.ts';

const MAX_LENGTH = 1000;
const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH;
const toolAddress = /^$|^\/(tarifs|outils\/[a-z-]+)([?#]|$)/;

/** Anyone can write an address: only texts are shown, and only a page of a tool is linked. */
function isAttachment(found: unknown): found is Attachment {
  const { kind = '', text, again = '?' } = Object(found) as Partial<Attachment>;
  return Object.hasOwn(joinable, kind) && isText(text) && isText(again) && toolAddress.test(again);
}

/** The result that an address brings. */
export function parseAttachment(query: string): Attachment | undefined {
  const found: unknown = tryOr(
    () => JSON.parse(new URLSearchParams(query).get('joint') ?? ''),
    undefined,
  );
  return isAttachment(found) ? found : undefined;
}

/** Replaces an earlier result of the same tool. */
export const addAttachment = (attachments: Attachment[], added: Attachment) => [
  ...attachments.filter(({ kind }) => kind !== added.kind),
  added,
];

export const readAttachments = (stored: unknown): Attachment[] =>
  Array.isArray(stored) ? stored.filter(isAttachment) : [];

/** « Vos besoins » as they are sent, with the address at which the broker can open a calculation. */
export const joinNeeds = (words: string, attachments: Attachment[]) =>
  appendJoined(
    words,
    attachments.map(({ kind, text, again }) => ({
      kind,
      text: /[?#]/.test(again) ? `${text} Le calcul : ${window.location.origin}${again}` : text,
    })),
  );
