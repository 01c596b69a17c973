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

/**
 * The threats in their order, each with what a contract pays of it: in a note, or on the home page
 * as a case.
 */
const threats = (areCases: boolean): Drawing<'menaces'> => ({
  draw: (rows) => (
    <ol>
      {rows.map(({ titre, texte, paye, repere }, index) => {
        const paid = paye && <PaidLines paye={paye} />;
        const figure = repere && (
          <p className="mt-2">
            <Repere chiffre={repere} />
          </p>
        );
        const asCase = (
          <>
            {paid}
            {figure}
          </>
        );
        return (
          <RecordCard
            key={titre}
            {...(areCases ? { isCase: true } : { rank: index + 1 })}
            margin={areCases ? asCase : paid && <Note title="Ce qu’un contrat paie">{paid}</Note>}
            title={<h3>{titre}</h3>}
          >
            <RichText text={texte} inline={false} />
            {!areCases && figure}
          </RecordCard>
        );
      })}
    </ol>
  ),
});

export const menaces = threats(false);
export const menacesAccueil = threats(true);
