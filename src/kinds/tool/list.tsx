import { RichText } from '#src/blocks/rich-text.tsx';
import { listPages } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { getFigureText } from '#src/content/tables.ts';
import { Link } from '#src/ui/link.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { Sign } from '#src/ui/sign.tsx';
import type { Row } from '../page.tsx';
import { TitledSection } from '../titled-section.tsx';
import { pictures } from './pictures.tsx';

/**
 * Lists the tools with their duration, purpose and a picture. A click anywhere in a row opens the
 * tool.
 */
const Tools = ({ outils = [] }: Document<'pages'>) => (
  <div className="frame">
    <PageSheet name="tools" />
    <ol className="tool-list" data-block="outils">
      {outils.map(({ dessin, titre, texte, duree, action, vers }) => {
        const { drawn, value, of } = pictures[dessin]();
        return (
          <li key={vers} data-item>
            <h2>{titre}</h2>
            <p className="tool-time num">{getFigureText('delais', duree)}</p>
            <div className="tool-words">
              <RichText as="p" text={texte} />
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
  </div>
);

const Guides = () => (
  <TitledSection title="Les guides à lire">
    <ul className="grid border-t border-filet md:grid-cols-2 md:gap-x-6">
      {listPages('guides').map(({ route, carte }) => (
        <li key={route} className="border-b border-filet py-3">
          <Link href={route} className="font-bold">
            {carte.titre}
          </Link>
          <RichText as="p" className="text-base leading-serre" text={carte.description} />
        </li>
      ))}
    </ul>
  </TitledSection>
);

export const toolList: Row<'pages'> = { above: Tools, below: Guides, also: ['/contact'] };
