import { type Attachment, joinable } from '#src/lib/attachment.ts';
import { tryOr } from '#src/lib/try-or.ts';

const MAX_LENGTH = 1000;
const isText = (value: unknown) => typeof value === 'string' && value.length <= MAX_LENGTH;
const toolAddress = /^$|^\/(tarifs|outils\/[a-z-]+)([?#]|$)/;

/**
 * Checks a result that comes from an address or from the draft. Anyone can write such an address,
 * so the texts have a maximum length and the link must lead to a tool.
 */
function isAttachment(found: unknown): found is Attachment {
  const { kind = '', text, again = '?' } = Object(found) as Partial<Attachment>;
  return Object.hasOwn(joinable, kind) && isText(text) && isText(again) && toolAddress.test(again);
}

/** Reads the result of a tool from the address of the form (parameter `joint`). */
export function parseAttachment(query: string): Attachment | undefined {
  const found: unknown = tryOr(
    () => JSON.parse(new URLSearchParams(query).get('joint') ?? ''),
    undefined,
  );
  return isAttachment(found) ? found : undefined;
}

/** Adds a result. It replaces an earlier result of the same tool. */
export const addAttachment = (attachments: Attachment[], added: Attachment) => [
  ...attachments.filter(({ kind }) => kind !== added.kind),
  added,
];

export const readAttachments = (stored: unknown): Attachment[] =>
  Array.isArray(stored) ? stored.filter(isAttachment) : [];

/**
 * Returns the text for the field « Vos besoins »: the visitor's words, then the results of the
 * tools. Each result ends with an address that opens it again.
 */
export function joinNeeds(words: string, attachments: Attachment[]): string {
  const results = attachments.map(({ kind, text, again }) => {
    const line = joinable[kind].begins + text.replace(/\s*\n\s*/g, ' ');
    return /[?#]/.test(again) ? `${line} Le calcul : ${window.location.origin}${again}` : line;
  });
  return [words.trim(), ...results].filter(Boolean).join('\n');
}
