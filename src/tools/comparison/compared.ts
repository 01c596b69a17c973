import type { comparedGuarantees } from '#src/content/offers.ts';
import type { Offer } from '#src/lib/offer-order.ts';

export type ComparedOffer = Offer & { url: string; nature: string };
export type Guarantee = ReturnType<typeof comparedGuarantees>[number];
export type Compared = {
  offers: ComparedOffer[];
  guarantees: Guarantee[];
  /** Ids of the questions that published documents answer. The answers are slots. */
  asked: string[];
  /** Guarantees that a writer has read in a contract. Empty without such a contract. */
  read: { id: string; nom: string }[];
  /** Largest capacity. Its column has the full height. */
  scale: number;
  /** Date of the grid as text. */
  recorded: string;
  /** Address of the page that explains the rating. */
  method: string;
};
