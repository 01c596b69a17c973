import type { Blocks } from '#src/content/schemas/blocks.ts';
import { Fold } from '#src/ui/fold.tsx';
import { StateKey, StateRow } from '#src/ui/state.tsx';
import { Repere } from './inline.tsx';
import { RichText } from './rich-text.tsx';

type Threat = Blocks['menaces'][number];

const PaidLines = ({ paye }: { paye: NonNullable<Threat['paye']> }) => (
  <ul data-block="paye">
    {paye.map(({ etat, texte }) => (
      <StateRow key={texte} state={etat}>
        <RichText text={texte} />
      </StateRow>
    ))}
  </ul>
);

/**
 * Shows three threats next to each other on the home page. On a phone, the amount that the insurer
 * pays is folded.
 */
export const Menaces = ({ value: rows }: { value: Blocks['menaces'] }) => (
  <>
    <StateKey />
    <ul className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 md:grid-cols-3">
      {rows.map(({ titre, texte, paye, repere }) => (
        <li key={titre} className="border-t-2 border-encre pt-2 text-base leading-serre" data-item>
          <h3 className="mb-1">{titre}</h3>
          <div className="md:mb-3">
            <RichText text={texte} inline={false} />
          </div>
          {paye && (
            <Fold title="Ce qu’un contrat paie" isNarrow>
              <PaidLines paye={paye} />
            </Fold>
          )}
          {repere && (
            <div className="md:mt-3">
              <Repere chiffre={repere} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </>
);
