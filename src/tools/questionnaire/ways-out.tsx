import { buildJoinAddress } from '#src/lib/joined-card.ts';
import { print } from '#src/ui/print.tsx';

type Join = { summary: string; children: string };

/** The answers as a request takes them along: counts and groups. */
export const JoinSummary = ({ summary, children }: Join) => (
  <a
    className="button"
    href={buildJoinAddress({
      kind: 'questionnaire',
      text: summary,
      again: '/outils/questionnaire',
    })}
  >
    {children}
  </a>
);

type Props = { summary: string; exportFile: () => void };

/** Each use of the answers is a separate act of the visitor. */
export const WaysOut = ({ summary, exportFile }: Props) => (
  <div className="ways no-print">
    <h3>Ce que vous faites de ce dossier</h3>
    <ul>
      <li>
        <div>
          <h4>Vous le remettez au courtier</h4>
          <p>
            Il s’imprime sur deux ou trois pages, que vous pouvez aussi enregistrer en PDF. Ce site
            ne le reçoit pas, vous le donnez vous-même.
          </p>
        </div>
        <button type="button" className="button button-plain" onClick={() => print('dossier')}>
          Imprimer le dossier
        </button>
      </li>
      <li>
        <div>
          <h4>Votre informaticien remplit sa partie</h4>
          <p>
            Donnez-lui sa page, qui ne contient que ses questions. Ou envoyez-lui le fichier de vos
            réponses, qu’il ouvre sur cette page, complète et vous renvoie. Il y lira vos autres
            réponses.
          </p>
        </div>
        <p className="flex flex-wrap gap-x-5">
          <button
            type="button"
            className="button button-plain"
            onClick={() => print('prestataire')}
          >
            Imprimer sa page
          </button>
          <button type="button" className="plain-button" onClick={exportFile}>
            Enregistrer un fichier
          </button>
        </p>
      </li>
      <li>
        <div>
          <h4>Vous joignez un résumé à une demande de devis</h4>
          <p>
            Ces lignes partent à la suite de vos besoins, et vous pouvez les retirer avant l’envoi.
            Elles ne disent pas quelle mesure vous manque.
          </p>
          <p className="summary">{summary}</p>
        </div>
        <JoinSummary summary={summary}>Demander un devis avec ce résumé</JoinSummary>
      </li>
    </ul>
  </div>
);
