import type { Blocks } from '#src/content/schemas/blocks.ts';
import { Note } from '#src/ui/note.tsx';
import { RecordCard } from '#src/ui/record-card.tsx';
import { StateRow } from '#src/ui/state.tsx';
import type { Drawing } from './drawing.ts';
import { Repere } from './inline.tsx';
import { RichText } from './rich-text.tsx';

type Threat = Blocks['menaces'][number];

const PaidLines = ({ paye }: { paye: NonNullable<Threat['paye']> }) => (
  <ul className="signed" data-block="paye">
    {paye.map(({ etat, texte }) => (
      <StateRow key={texte} state={etat}>
        <RichText text={texte} />
      </StateRow>
    ))}
  </ul>
);

/** The threats, each with what a contract pays of it; in their order where they are ranked. */
const threats = (isRanked: boolean): Drawing<'menaces'> => ({
  draw: (rows) => (
    <ol>
      {rows.map(({ titre, texte, paye, repere }, index) => (
        <RecordCard
          key={titre}
          {...(isRanked && { rank: index + 1 })}
          notes={
            paye && (
              <Note title="Ce qu’un contrat paie">
                <PaidLines paye={paye} />
              </Note>
            )
          }
          title={<h3>{titre}</h3>}
        >
          <div className="prose">
            <RichText text={texte} inline={false} />
          </div>
          {repere && <Repere chiffre={repere} />}
        </RecordCard>
      ))}
    </ol>
  ),
});

export const menaces = threats(true);
export const menacesAccueil = threats(false);
