import type { comparedGuarantees } from '#src/content/offers.ts';
import type { Offer } from '#src/lib/offer-order.ts';

export type ComparedOffer = Offer & { url: string; nature: string };
export type Guarantee = ReturnType<typeof comparedGuarantees>[number];
export type Compared = {
  offers: ComparedOffer[];
  guarantees: Guarantee[];
  /** Ids of the questions that published documents answer. The answers are slots. */
  asked: string[];
  /**
   * The guarantees that were read in a contract, by id and name. Empty without a read contract.
   */
  read: { id: string; nom: string }[];
  /** The largest capacity: the height of the tallest column. */
  scale: number;
  /** The day of the grid, in words. */
  recorded: string;
  /** The page that says how the rating is made. */
  method: string;
};
