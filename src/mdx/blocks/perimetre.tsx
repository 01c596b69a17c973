import { StateRow } from '#src/components/ui/state.tsx';
import { RichText } from '../rich-text.tsx';
import { SignedList } from '../signed-list.tsx';
import type { Drawing } from './drawing.ts';

/** Inside the line what is paid, in option under a dashed one, outside what is not. */
export const perimetre: Drawing<'perimetre'> = {
  draw: (lines) => (
    <>
      <div className="lg:grid-12">
        <div className="perimeter lg:col-span-8 lg:-mr-3">
          {lines.dedans.map(({ titre, etat, lignes }) => (
            <div key={titre} className={etat === 'option' ? 'perimeter-group perimeter-option' : 'perimeter-group'}>
              <h3 className="perimeter-title">{titre}</h3>
              <SignedList lines={lignes} state={etat} hasColumns />
            </div>
          ))}
        </div>
        <div className="outside lg:col-span-4 lg:ml-0 lg:mt-6 lg:pt-0 lg:pl-11">
          <h3 className="perimeter-title">{lines.titreDehors}</h3>
          <ul className="signed">
            {lines.dehors.map(({ nom, description }) => (
              <StateRow key={nom} state="absent">
                <b>{nom}</b>
                <RichText text={description} />
              </StateRow>
            ))}
          </ul>
        </div>
      </div>
      <p className="source-line">
        Présentation type de ces contrats, d’après les sources citées ; les lignes sans source sont de nous. Seul votre contrat
        engage.
      </p>
    </>
  ),
};
