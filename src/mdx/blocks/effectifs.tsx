import { quoteFields } from '#shared/quote-fields.ts';
import { Link } from '#src/components/ui/link.tsx';
import { table } from '#src/content/tables.ts';
import { RecordTable } from './record-table.tsx';

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));

/** The three ways in which the site counts the size of a company. */
export const Effectifs = () => (
  <div data-block="effectifs">
    <RecordTable
      caption="Trois façons de compter"
      head={['Où', 'Comment on y compte']}
      rows={[
        [
          'Ces pages',
          <Lines key="pages" lines={table('tailles').lignes.map(({ nom, description }) => `${nom}, ${description}`)} />,
        ],
        [
          <Link key="where" href="/tarifs">
            L’estimateur
          </Link>,
          <Lines key="sizes" lines={table('estimateur').tailles.map(({ nom, description }) => `${nom}, ${description}`)} />,
        ],
        [
          <Link key="where" href="/devis">
            Le formulaire
          </Link>,
          <Lines key="choices" lines={Object.values(quoteFields.effectifs.options)} />,
        ],
      ]}
    />
  </div>
);
