import { joinable, withJoined, withoutJoined } from '#shared/joined.ts';
import type { Card } from '#src/lib/join.ts';
import { tried } from '#src/lib/tried.ts';

/** What was joined to the request; what was taken off may be put back. */
export type KeptCard = Card & { isRemoved?: boolean };

const longest = 1000;
const isText = (value: unknown) => typeof value === 'string' && value.length <= longest;
const tool = /^$|^\/(tarifs|outils\/[a-z-]+)([?#]|$)/;

/**
 * Anyone can write an address: of what it brings only texts are shown, and only a page of a tool is
 * linked.
 */
function isCard(found: unknown): found is KeptCard {
  const {
    kind = '',
    text,
    again = '?',
    figures,
    note,
    parts = [],
  } = Object(found) as Partial<KeptCard>;
  return (
    Object.hasOwn(joinable, kind) &&
    [text, again, note].every(isText) &&
    tool.test(again) &&
    Array.isArray(figures) &&
    figures.every((each) => Array.isArray(each) && each.every(isText)) &&
    Array.isArray(parts) &&
    parts.every(Number.isFinite)
  );
}

/** The result that an address brings. */
export function cardIn(cargo: string): KeptCard | undefined {
  const found: unknown = tried(
    () => JSON.parse(new URLSearchParams(cargo).get('joint') ?? ''),
    undefined,
  );
  return isCard(found) ? found : undefined;
}

/** One of a kind: what is worked out anew takes the place of the first. */
export const withCard = (kept: KeptCard[], card: KeptCard) => [
  ...kept.filter(({ kind }) => kind !== card.kind),
  card,
];

/** What a draft holds; of a request that comes back only its lines are known. */
export function cardsIn(stored: unknown, needs: string): { words: string; cards: KeptCard[] } {
  if (Array.isArray(stored)) return { words: needs, cards: stored.filter(isCard) };
  const { words, joined } = withoutJoined(needs);
  return {
    words,
    cards: joined.map((each) => ({ ...each, again: '', figures: [], note: each.text })),
  };
}

/** What is sent of it: the broker can open the calculation, where an address holds it. */
const sentText = ({ text, again }: Card) =>
  /[?#]/.test(again) ? `${text} Le calcul : ${window.location.origin}${again}` : text;

/** « Vos besoins » as they are sent. */
export const needsWith = (words: string, kept: KeptCard[]) =>
  withJoined(
    words,
    kept.flatMap((card) => (card.isRemoved ? [] : { kind: card.kind, text: sentText(card) })),
  );
