import { Link } from '#src/components/ui/link.tsx';
import { RecordCard } from '#src/components/ui/record-card.tsx';
import { allOf } from '#src/content/documents.ts';
import { figureText } from '#src/content/figures.ts';
import { count, figure } from '#src/content/tables.ts';
import { inWords } from '#src/domain/numbers.ts';
import { lowerFirst } from '#src/domain/words.ts';
import { RecordTable } from '#src/mdx/blocks/record-table.tsx';
import { RichText } from '#src/mdx/rich-text.tsx';
import { CardText } from './card-text.tsx';

const ceiling = (id: string) => figureText(figure('plafonds', id));

/** The three guarantees, each with what it covers, for whom, and up to how much. */
export const GuaranteeList = () => (
  <ol data-block="carte">
    {allOf('garanties').map(({ route, carte }, index) => (
      <RecordCard
        key={route}
        rank={index + 1}
        title={
          <h3>
            <Link href={route}>{carte.name}</Link>
          </h3>
        }
        margin={
          <div className="note">
            {carte.amounts && (
              <>
                <span className="note-figure num">{ceiling(carte.amounts)}</span>
                <p>au plus, repère de notre grille</p>
              </>
            )}
            <p className="small soft">Pour : {carte.targets.map(lowerFirst).join(' ; ')}</p>
          </div>
        }
      >
        <CardText description={carte.description} points={carte.coverage} />
      </RecordCard>
    ))}
  </ol>
);

export const GuaranteeTable = () => (
  <div data-block="comparaison">
    <RecordTable
      caption={`Les ${inWords(count('pages-garanties'))} garanties côte à côte`}
      head={['Garantie', 'Nécessité', 'Pour qui', 'Durée', 'Franchise']}
      rows={allOf('garanties').map(({ comparaison }) => [
        comparaison.guarantee,
        comparaison.necessity,
        comparaison.target,
        <RichText key="duration" text={comparaison.duration} />,
        <span key="franchise" className="num">
          {comparaison.franchise ? ceiling(comparaison.franchise) : 'non indiquée'}
        </span>,
      ])}
    />
  </div>
);
