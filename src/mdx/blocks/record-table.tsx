import type { ComponentProps } from 'react';
import { DataTable } from '#src/components/ui/data-table.tsx';

/** Records as a table; wider than the screen, it scrolls by itself, also by keyboard. */
export const RecordTable = (table: ComponentProps<typeof DataTable>) => (
  <div className="scroller" role="group" aria-label={table.caption} tabIndex={0}>
    <DataTable {...table} isStacked />
  </div>
);
