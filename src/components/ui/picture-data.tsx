import type { ComponentProps } from 'react';
import { DataTable } from './data-table.tsx';
import { Sign } from './sign.tsx';

/** The table of a picture, closed under it, for those who would rather read numbers. */
export const PictureData = (table: ComponentProps<typeof DataTable>) => (
  <details className="picture-data">
    <summary>
      Lire ce dessin en tableau <Sign name="chevron" />
    </summary>
    <DataTable {...table} />
  </details>
);
