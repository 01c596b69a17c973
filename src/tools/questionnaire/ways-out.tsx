import type { ReactNode } from 'react';
import { buildJoinAddress } from '#src/lib/attachment.ts';
import { print } from '#src/ui/print.tsx';
import { titleStyle } from './dossier.tsx';

type Join = { summary: string; children: string };

/**
 * Links to the quote form and attaches a summary of the answers. The summary contains only numbers
 * and names of groups.
 */
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

type WayProps = { title: string; text: string; children: ReactNode };

const Way = ({ title, text, children }: WayProps) => (
  <li className="grid items-start gap-y-4 border-b border-filet py-5 lg:grid-12">
    <div className="lg:col-[1/9]">
      <h4 className="type-name mb-1">{title}</h4>
      <p>{text}</p>
    </div>
    <div className="flex flex-wrap gap-x-5 lg:col-[9/13]">{children}</div>
  </li>
);

type Props = { summary: string; exportFile: () => void };

/**
 * Shows what the visitor can do with the dossier: give it to the broker, let the IT provider fill
 * in a part, or attach a summary to a request. Each needs a separate click, because the answers
 * are confidential.
 */
export const WaysOut = ({ summary, exportFile }: Props) => (
  <div className="no-print">
    <h3 className={titleStyle}>Ce que vous faites de ce dossier</h3>
    <ul>
      <Way
        title="Vous le remettez au courtier"
        text="Il s’imprime sur deux ou trois pages, que vous pouvez aussi enregistrer en PDF. Ce site ne le reçoit pas, vous le donnez vous-même."
      >
        <button type="button" className="button bg-papier" onClick={() => print()}>
          Imprimer le dossier
        </button>
      </Way>
      <Way
        title="Votre informaticien remplit sa partie"
        text="Donnez-lui sa page, qui ne contient que ses questions. Ou envoyez-lui le fichier de vos réponses, qu’il ouvre sur cette page, complète et vous renvoie. Il y lira vos autres réponses."
      >
        <button type="button" className="button bg-papier" onClick={() => print('prestataire')}>
          Imprimer sa page
        </button>
        <button type="button" className="action-link plain-button" onClick={exportFile}>
          Enregistrer un fichier
        </button>
      </Way>
      <Way
        title="Vous joignez un résumé à une demande de devis"
        text="Ces lignes partent à la suite de vos besoins, et vous pouvez les retirer avant l’envoi. Elles ne disent pas quelle mesure vous manque."
      >
        <p className="mb-4 border border-dashed p-4 whitespace-pre-line">{summary}</p>
        <JoinSummary summary={summary}>Demander un devis avec ce résumé</JoinSummary>
      </Way>
    </ul>
  </div>
);
