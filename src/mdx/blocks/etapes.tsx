import { stepTime } from '#src/content/figures.ts';
import { figure } from '#src/content/tables.ts';
import { RichText } from '../rich-text.tsx';
import type { Drawing } from './drawing.ts';

/** Numbered steps, with the time that each takes; the margin's ground goes on past a step without one. */
export const etapes: Drawing<'etapes'> = {
  draw: (rows) => {
    const hasDurations = rows.some(({ duree }) => duree);
    return (
      <ol>
        {rows.map(({ numero, titre, description, duree, details }) => {
          const time = duree && figure('delais', duree);
          return (
            <li key={numero} className="phase ranked" data-item>
              <p className="phase-clock num" aria-hidden="true">
                {numero}
              </p>
              <div className="phase-body">
                <h3>{titre}</h3>
                <p>
                  <RichText text={description} />
                </p>
                {details.length > 0 && (
                  <ul className="mt-3 list-disc pl-5">
                    {details.map((detail) => (
                      <li key={detail} className="mt-1">
                        <RichText text={detail} />
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              {time ? (
                <div className="phase-margin margin">
                  <p className="note">
                    <span className="note-figure num">{stepTime(time)}</span>
                    {time.nom.toLowerCase()}
                  </p>
                </div>
              ) : (
                hasDurations && <div className="phase-margin margin hidden lg:block" />
              )}
            </li>
          );
        })}
      </ol>
    );
  },
};
