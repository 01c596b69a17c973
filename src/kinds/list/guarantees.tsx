import { RichText } from '#src/blocks/rich-text.tsx';
import { allOf } from '#src/content/documents.ts';
import { count, written } from '#src/content/tables.ts';
import { spellCount } from '#src/lib/numbers.ts';
import { RecordTable } from '#src/ui/data-table.tsx';

/** The guarantees side by side. */
export const GuaranteeTable = () => (
  <div data-block="comparaison">
    <RecordTable
      caption={`Les ${spellCount(count('pages-garanties'))} garanties côte à côte`}
      head={['Garantie', 'Nécessité', 'Pour qui', 'Durée', 'Franchise']}
      rows={allOf('garanties').map(({ comparaison }) => [
        comparaison.garantie,
        comparaison.necessite,
        comparaison.public,
        <RichText key="duration" text={comparaison.duree} />,
        <span key="franchise" className="num">
          {comparaison.franchise ? written('plafonds', comparaison.franchise) : 'non indiquée'}
        </span>,
      ])}
    />
  </div>
);
