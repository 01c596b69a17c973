import { Slot } from '#src/ui/island/slot.tsx';
import { type Columns, GroupHead, WrittenCells } from './cells.tsx';
import type { Compared } from './compared.ts';
import { askSlot, factSlot, questionSlot } from './slots.ts';

/** Shows facts from published documents, each with the name of its document. */
export const PublishedRows = ({ asked, ...columns }: Columns & Pick<Compared, 'asked'>) => (
  <>
    <GroupHead {...columns}>
      Publié par l’assureur, la presse ou un intermédiaire
      <label className="tick no-print mt-2">
        <input type="checkbox" />
        <small>Montrer sous chaque réponse le document et son année</small>
      </label>
    </GroupHead>
    <tbody className="framed published">
      {asked.map((question) => (
        <tr key={question}>
          <th scope="row">
            <Slot from={columns.slots} name={questionSlot(question)} />
          </th>
          <WrittenCells {...columns} slotOf={(offer) => factSlot(question, offer)} />
        </tr>
      ))}
    </tbody>
  </>
);

/** Shows for each insurer the first question to ask, because no public document answers it. */
export const AskRow = (columns: Columns) => (
  <tbody className="ask">
    <tr>
      <th scope="row">
        La question à poser d’abord<small>Aucune réponse publique trouvée</small>
      </th>
      <WrittenCells {...columns} slotOf={askSlot} />
    </tr>
  </tbody>
);
