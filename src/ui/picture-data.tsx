import { DataTable, type TableProps } from './data-table.tsx';
import { Sign } from './sign.tsx';

/** The table of a picture, closed under it, for those who would rather read numbers. */
export const PictureData = (table: TableProps) => (
  <details className="picture-data mt-4 overflow-x-auto text-base leading-serre [&_table]:mt-2 [&_table]:max-w-184">
    <summary>
      Lire ce dessin en tableau <Sign name="chevron" />
    </summary>
    <DataTable {...table} />
  </details>
);
