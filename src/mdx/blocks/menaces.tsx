import { Note } from '#src/components/ui/note.tsx';
import { RecordCard } from '#src/components/ui/record-card.tsx';
import { StateRow } from '#src/components/ui/state.tsx';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { Repere } from '../inline.tsx';
import { RichText } from '../rich-text.tsx';
import type { Drawing } from './drawing.ts';

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

const Figure = ({ repere }: Pick<Threat, 'repere'>) =>
  repere && (
    <p className="mt-2">
      <Repere chiffre={repere} />
    </p>
  );

/** The threats in their order, each with what a contract pays of it. */
export const menaces: Drawing<'menaces'> = {
  draw: (rows) => (
    <ol>
      {rows.map(({ titre, texte, paye, repere }, index) => (
        <RecordCard
          key={titre}
          rank={index + 1}
          title={<h3>{titre}</h3>}
          margin={
            paye && (
              <Note title="Ce qu’un contrat paie">
                <PaidLines paye={paye} />
              </Note>
            )
          }
        >
          <RichText text={texte} inline={false} />
          <Figure repere={repere} />
        </RecordCard>
      ))}
    </ol>
  ),
};

/** On the home page: what happens, and what is paid of it. */
export const menacesAccueil: Drawing<'menaces'> = {
  draw: (rows) => (
    <ol>
      {rows.map(({ titre, texte, paye = [], repere }) => (
        <RecordCard
          key={titre}
          isCase
          title={<h3>{titre}</h3>}
          margin={
            <>
              <PaidLines paye={paye} />
              <Figure repere={repere} />
            </>
          }
        >
          <RichText text={texte} inline={false} />
        </RecordCard>
      ))}
    </ol>
  ),
};
