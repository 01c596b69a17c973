import { Slot, type Slots } from '../shared/slot.tsx';
import { type Columns, dimmed } from './cells.tsx';
import { askSlot, factSlot, questionSlot } from './slots.ts';

type Props = Columns & { asked: string[]; slots: Slots | undefined };

/** What a named document says. Each cell keeps its offer, and moves with it: the page holds its words, not this script. */
export const PublishedRows = ({ offers, lacks, asked, slots }: Props) => (
  <tbody className="framed published">
    <tr className="group">
      <th scope="rowgroup" colSpan={offers.length + 1}>
        Publié par l’assureur, ou rapporté par la presse<small>Sous chaque réponse, le document et son année.</small>
      </th>
    </tr>
    {asked.map((question) => (
      <tr key={question}>
        <th scope="row">
          <Slot from={slots} name={questionSlot(question)} />
        </th>
        {offers.map((offer) => (
          <td key={offer.id} className={dimmed(lacks(offer))}>
            <Slot from={slots} name={factSlot(question, offer.id)} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

/** What neither document nor grid answers. */
export const AskRow = ({ offers, lacks, slots }: Omit<Props, 'asked'>) => (
  <tbody className="ask">
    <tr>
      <th scope="row">
        La question à poser d’abord<small>Aucune réponse publique trouvée</small>
      </th>
      {offers.map((offer) => (
        <td key={offer.id} className={dimmed(lacks(offer))}>
          <Slot from={slots} name={askSlot(offer.id)} />
        </td>
      ))}
    </tr>
  </tbody>
);
