import { DataTable, type TableProps } from './data-table.tsx';
import { Sign } from './sign.tsx';

/** The table of a picture, closed under it, for those who would rather read numbers. */
export const PictureData = (table: TableProps) => (
  <details className="picture-data">
    <summary>
      Lire ce dessin en tableau <Sign name="chevron" />
    </summary>
    <DataTable {...table} />
  </details>
);
