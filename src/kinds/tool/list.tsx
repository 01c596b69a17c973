import type { Document } from '#src/content/kinds.ts';
import { written } from '#src/content/tables.ts';
import { Sign } from '#src/ui/sign.tsx';
import type { Row } from '../page.tsx';
import { pictures } from './pictures.tsx';

/** The tools: the time each takes, what it answers, its picture. A row is one target. */
const Tools = ({ outils = [] }: Document<'pages'>) => (
  <last-answers className="frame block">
    <ol className="tool-list" data-block="outils">
      {outils.map(({ dessin, titre, texte, duree, action, vers }) => {
        const { drawn, value, of } = pictures[dessin]();
        return (
          <li key={vers} data-item>
            <h2>{titre}</h2>
            <p className="tool-time num">{written('delais', duree)}</p>
            <div className="tool-words">
              <p>{texte}</p>
              <a href={vers} className="action-link">
                {action} <Sign name="arrow" />
              </a>
            </div>
            <div className="tool-picture">
              {drawn}
              <p>
                <b className="num">{value}</b> <span className="small soft">{of}</span>
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  </last-answers>
);

export const toolList: Row<'pages'> = { above: Tools, also: ['/contact'] };
