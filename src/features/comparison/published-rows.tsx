import { Slot, type Slots } from '../shared/slot.tsx';
import { type Columns, dimmed } from './cells.tsx';
import type { Compared } from './compared.ts';
import { askSlot, factSlot, questionSlot, readSlot } from './slots.ts';

type Props = Columns & { asked: string[]; slots: Slots | undefined };

/** What a named document says. Each cell keeps its offer, and moves with it: the page holds its words, not this script. */
export const PublishedRows = ({ offers, lacks, asked, slots }: Props) => (
  <tbody className="framed published">
    <tr className="group">
      <th scope="rowgroup" colSpan={offers.length + 1}>
        Publié par l’assureur, ou rapporté par la presse
        <label className="tick no-print mt-2">
          <input type="checkbox" />
          <small>Montrer sous chaque réponse le document et son année</small>
        </label>
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

/** What somebody has read in a contract, above all else; where nobody has, nothing of it is drawn. */
export const ReadRows = ({ offers, lacks, read, slots }: Omit<Props, 'asked'> & Pick<Compared, 'read'>) =>
  read.length > 0 && (
    <tbody className="framed read">
      <tr className="group">
        <th scope="rowgroup" colSpan={offers.length + 1}>
          Contrat lu
        </th>
      </tr>
      {[{ id: '', nom: 'Le document' }, ...read].map(({ id, nom }) => (
        <tr key={id}>
          <th scope="row">{nom}</th>
          {offers.map((offer) => (
            <td key={offer.id} className={dimmed(lacks(offer))}>
              <Slot from={slots} name={readSlot(id, offer.id)} />
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
