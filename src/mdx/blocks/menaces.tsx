import { RecordCard } from '#src/components/ui/record-card.tsx';
import { StateRow } from '#src/components/ui/state.tsx';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { Repere } from '../inline.tsx';
import { RichText } from '../rich-text.tsx';
import { BlockSources } from './block-sources.tsx';
import { Cases } from './cases.tsx';

type Threat = Blocks['menaces'][number];

const Paid = ({ paye }: { paye: NonNullable<Threat['paye']> }) => (
  <div className="note">
    <p className="note-title" data-twin="title">
      Ce qu’un contrat paie
    </p>
    <ul className="signed" data-block="paye">
      {paye.map(({ etat, texte }) => (
        <StateRow key={texte} state={etat}>
          <RichText text={texte} />
        </StateRow>
      ))}
    </ul>
  </div>
);

const Figure = ({ repere }: Pick<Threat, 'repere'>) =>
  repere && (
    <p className="mt-2">
      <Repere chiffre={repere} />
    </p>
  );

/** The threats in their order, each with what a contract pays of it. */
export const Menaces = ({ menaces }: { menaces: Blocks['menaces'] }) => (
  <div data-block="menaces">
    <ol>
      {menaces.map(({ titre, texte, paye, repere }, index) => (
        <RecordCard key={titre} rank={index + 1} title={<h3>{titre}</h3>} margin={paye && <Paid paye={paye} />}>
          <RichText text={texte} inline={false} />
          <Figure repere={repere} />
        </RecordCard>
      ))}
    </ol>
    <BlockSources of={menaces} />
  </div>
);

/** On the home page: what happens, and what is paid of it. */
export const MenacesAccueil = ({ menaces }: { menaces: Blocks['menaces'] }) => (
  <div data-block="menaces">
    <Cases
      cases={menaces.map(({ titre, texte, paye = [], repere }) => ({
        title: titre,
        text: <RichText text={texte} inline={false} />,
        side: (
          <>
            <ul className="signed" data-block="paye">
              {paye.map((line) => (
                <StateRow key={line.texte} state={line.etat}>
                  <RichText text={line.texte} />
                </StateRow>
              ))}
            </ul>
            <Figure repere={repere} />
          </>
        ),
      }))}
    />
    <BlockSources of={menaces} />
  </div>
);
