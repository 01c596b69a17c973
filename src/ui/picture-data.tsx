import { DataTable, type TableProps } from './data-table.tsx';
import { Sign } from './sign.tsx';

/** Shows the data of a picture in a closed table below it, for readers who prefer numbers. */
export const PictureData = (table: TableProps) => (
  <details className="picture-data">
    <summary>
      Lire ce dessin en tableau <Sign name="chevron" />
    </summary>
    <DataTable {...table} />
  </details>
);
