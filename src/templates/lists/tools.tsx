import { Link } from '#src/components/ui/link.tsx';
import { RecordCard } from '#src/components/ui/record-card.tsx';
import { allOf } from '#src/content/documents.ts';
import { CardText } from './card-text.tsx';

/** The instruments, each with the question that it answers. */
export const ToolList = () => (
  <ul data-block="carte">
    {allOf('outils').map(({ route, menu, carte }) => (
      <RecordCard
        key={route}
        title={
          <h3 className="text-2xl">
            <Link href={route}>{menu}</Link>
          </h3>
        }
      >
        <p>
          <b>{carte.question}</b>
        </p>
        <CardText description={carte.description} />
      </RecordCard>
    ))}
  </ul>
);
