import type { ReactNode } from 'react';
import type { ComparedOffer } from './compared.ts';

/** The offers as columns, in their order, and whether one lacks what the visitor wants: then it is dimmed. */
export type Columns = { offers: ComparedOffer[]; lacks: (offer: ComparedOffer) => number };

type Props = Columns & { className?: (offer: ComparedOffer) => string; children: (offer: ComparedOffer) => ReactNode };

export const dimmed = (count: number) => (count > 0 ? 'dimmed' : undefined);

/** The cells of a row. A column is its place: another order rewrites it, and moves nothing. */
export const Cells = ({ offers, lacks, className, children }: Props) =>
  offers.map((offer, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
    <td key={place} className={[className?.(offer), dimmed(lacks(offer))].filter(Boolean).join(' ') || undefined}>
      {children(offer)}
    </td>
  ));
