import type { ReactNode } from 'react';
import { Notes, PartRow, RowMatter, RowName } from './section.tsx';

type Props = {
  title: ReactNode;
  /** Number before the title, if the order of the list has a meaning. */
  rank?: number;
  /** Notes in the margin, which is columns 9 to 12 of the grid. */
  notes?: ReactNode;
  children: ReactNode;
};

/**
 * Renders an item of a list with its title, text and notes, each in its columns of the page's grid.
 */
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
