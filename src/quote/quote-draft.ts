import { read, readJson, remove, write } from '#src/frame/storage.ts';
import { cardsIn, type KeptCard } from './cards.ts';
import { cargoOf } from './prefill.ts';
import { type QuoteValues, textFields } from './values.ts';

// The draft lives on the device for the time of the visit, from the first typed character or joined
// result until the request is sent or erased. Both forms write the same one. It never holds the
// consent. Where storage is blocked the form does without.

const key = 'devis';
const place = 'sessionStorage';

/**
 * What was typed and joined, and what had come with the address: that is in the draft, or was
 * changed there.
 */
type Draft = { values: Partial<QuoteValues>; cards: KeptCard[]; cargo: string };

/** As this page last read or wrote it. */
let known: string | null = null;
let knownCargo = '';

export function readDraft(): Draft {
  known = read(key, place);
  const stored: Record<string, unknown> = readJson(key, place) ?? {};
  const { words, cards } = cardsIn(stored['joints'], String(stored['besoins'] ?? ''));
  const entries = Object.entries({ ...stored, besoins: words }).filter(([name]) =>
    textFields.some((field) => field === name),
  );
  const values = Object.fromEntries(
    entries.filter(([, value]) => typeof value === 'string' && value !== ''),
  );
  knownCargo = String(stored['search'] ?? '');
  return { values, cards, cargo: knownCargo };
}

/** What another page has made of the draft since; nothing where it is still this page's. */
export const draftOfAnotherPage = () => (read(key, place) === known ? undefined : readDraft());

/** Whether the browser took it. */
export function saveDraft({ rgpd: _consent, ...texts }: QuoteValues, joints: KeptCard[]): boolean {
  // A page whose address brings nothing leaves what another's has brought.
  knownCargo = cargoOf(window.location) || knownCargo;
  const isEmpty = joints.length === 0 && Object.values(texts).every((value) => value === '');
  if (isEmpty) remove(key, place);
  const isKept =
    !isEmpty && write(key, JSON.stringify({ ...texts, search: knownCargo, joints }), place);
  known = read(key, place);
  return isKept;
}

export function eraseDraft(): void {
  remove(key, place);
  known = null;
  knownCargo = '';
}
