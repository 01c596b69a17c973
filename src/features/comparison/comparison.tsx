'use client';

import { useDeferredValue, useRef } from 'react';
import { missing } from '#src/domain/comparison.ts';
import { useAddress } from '../shared/use-address.ts';
import { fieldsOf, formatChoice, initial, parseChoice, said } from './choice.ts';
import { Filter } from './filter.tsx';
import { SideBySide } from './side-by-side.tsx';
import { Table } from './table.tsx';
import type { Compared } from './types.ts';

/** The whole table, complete without scripts; with them it is ordered, filtered, and set side by side. */
export function Comparison(compared: Compared) {
  const { offers, guarantees, method } = compared;
  const root = useRef<HTMLDivElement>(null);
  const [choice, choose] = useAddress({
    root,
    initial,
    parse: (query) => parseChoice(query, offers, guarantees),
    format: formatChoice,
  });
  // What was pressed and what it means show at once; the table, a hundred cells, right after.
  const drawn = useDeferredValue(choice);
  const { order, wanted, beside } = choice;
  const fields = fieldsOf(wanted, guarantees);
  const fitting = offers.filter((offer) => missing(offer, fields).length === 0).length;

  return (
    <div ref={root} data-block="tableau" data-three={drawn.beside.length === 3 || undefined}>
      <div className="tools">
        <SideBySide offers={offers} beside={beside} onChange={(next) => choose((before) => ({ ...before, beside: next }))} />
        <Filter guarantees={guarantees} wanted={wanted} onChange={(next) => choose((before) => ({ ...before, wanted: next }))} />
        <p role="status" className="small">
          {said[order]} {order === 'note' && <a href={method}>Comment elle est faite</a>}
          {wanted.length > 0 && (
            <b>
              {` ${fitting} ${fitting > 1 ? 'offres' : 'offre'} sur ${offers.length} ${fitting > 1 ? 'ont' : 'a'} ce que vous demandez ; les autres restent, en gris.`}
            </b>
          )}
        </p>
      </div>
      <Table {...compared} choice={drawn} choose={choose} />
    </div>
  );
}
