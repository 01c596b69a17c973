import { stepTime } from '#src/content/figures.ts';
import { figure } from '#src/content/tables.ts';
import { RecordCard } from '#src/ui/record-card.tsx';
import type { Drawing } from './drawing.ts';
import { RichText } from './rich-text.tsx';

export const etapes: Drawing<'etapes'> = {
  draw: (rows) => (
    <ol>
      {rows.map(({ numero, titre, description, duree, details }) => {
        const time = duree && figure('delais', duree);
        return (
          <RecordCard
            key={numero}
            rank={numero}
            title={<h3>{titre}</h3>}
            notes={
              time && (
                <p className="note">
                  <span className="type-figure num mb-1 block">{stepTime(time)}</span>
                  {time.nom.toLowerCase()}
                </p>
              )
            }
          >
            <RichText as="p" text={description} />
            {details.length > 0 && (
              <ul className="mt-3 list-disc pl-5">
                {details.map((detail) => (
                  <RichText as="li" key={detail} className="mt-1" text={detail} />
                ))}
              </ul>
            )}
          </RecordCard>
        );
      })}
    </ol>
  ),
};
