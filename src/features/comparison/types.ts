import type { Offer } from '#src/domain/comparison.ts';

export type ComparedOffer = Offer & { url: string; nature: string };
export type Guarantee = { id: string; champ: string; nom: string; explication: string };
