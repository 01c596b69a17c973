import { RecordCard } from '#src/components/ui/record-card.tsx';
import { StateRow } from '#src/components/ui/state.tsx';
import { figureText } from '#src/content/figures.ts';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figure } from '#src/content/tables.ts';
import { lowerFirst } from '#src/domain/words.ts';
import { RichText } from '../rich-text.tsx';
import { BlockSources } from './block-sources.tsx';

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

/** The threats in their order, each with what a contract pays of it. */
export const Menaces = ({ menaces }: { menaces: Blocks['menaces'] }) => (
  <div data-block="menaces">
    <ol>
      {menaces.map(({ titre, texte, paye }, index) => (
        <RecordCard key={titre} rank={index + 1} title={<h3>{titre}</h3>} margin={paye && <Paid paye={paye} />}>
          <RichText text={texte} inline={false} />
        </RecordCard>
      ))}
    </ol>
    <BlockSources of={menaces} />
  </div>
);

/** On the home page: what happens, what is paid, one figure. */
export const MenacesAccueil = ({ menaces }: { menaces: Blocks['menaces'] }) => (
  <div data-block="menaces">
    <ul className="threats">
      {menaces.map(({ titre, texte, paye, chiffre, delai }) => {
        const shown = chiffre ? figure('chiffres', chiffre) : delai && figure('delais', delai);
        return (
          <li key={titre} data-item>
            <h3>{titre}</h3>
            <div className="threat-text">
              <RichText text={texte} inline={false} />
              {paye && (
                <ul className="signed mt-3" data-block="paye">
                  {paye.map((line) => (
                    <StateRow key={line.texte} state={line.etat}>
                      <RichText text={line.texte} />
                    </StateRow>
                  ))}
                </ul>
              )}
            </div>
            {shown && (
              <p className="threat-figure">
                <b className="num">{figureText(shown)}</b>
                <small>
                  {lowerFirst(shown.nom)}
                  {shown.nature === 'specification' && ' : ordre de grandeur retenu par le comparateur, sans valeur statistique'}
                </small>
              </p>
            )}
          </li>
        );
      })}
    </ul>
    <BlockSources of={menaces} />
  </div>
);
