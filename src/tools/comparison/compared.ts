import type { comparedGuarantees } from '#src/content/offers.ts';
import type { Offer } from '#src/lib/offer-order.ts';

export type ComparedOffer = Offer & { url: string; nature: string };
export type Guarantee = ReturnType<typeof comparedGuarantees>[number];
export type Compared = {
  offers: ComparedOffer[];
  guarantees: Guarantee[];
  /**
   * Ids of the questions whose answers come from published documents. The answers themselves are in
   * slots.
   */
  asked: string[];
  /** Largest capacity of all offers. Its column in the chart has the full height. */
  scale: number;
  /** Date on which the site recorded the values of the offers, as text. */
  recorded: string;
  /** Address of the page that explains the site's rating. */
  method: string;
};
