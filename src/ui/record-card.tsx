import type { ReactNode } from 'react';
import { Notes, PartRow, RowMatter, RowName } from './section.tsx';

type Props = {
  title: ReactNode;
  /** Number of the record in an ordered list, shown before its title. */
  rank?: number;
  /** Notes in columns 9 to 12. */
  notes?: ReactNode;
  children: ReactNode;
};

/** Shows a record of a list in the columns of a section: title, text and notes. */
export const RecordCard = ({ title, rank, notes, children }: Props) => (
  <li data-item>
    <PartRow>
      <RowName>
        <div className="flex gap-x-3">
          {rank !== undefined && (
            <span className="type-title num shrink-0" aria-hidden="true">
              {rank}.
            </span>
          )}
          <div>{title}</div>
        </div>
      </RowName>
      <RowMatter>{children}</RowMatter>
      {notes && <Notes>{notes}</Notes>}
    </PartRow>
  </li>
);
