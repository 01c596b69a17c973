import { RichText } from '#src/blocks/rich-text.tsx';
import { listPages } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { getFigureText } from '#src/content/tables.ts';
import { Link } from '#src/ui/link.tsx';
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
    <ol className="border-t-2 border-encre" data-block="outils">
      {outils.map(({ dessin, titre, texte, duree, action, vers }) => {
        const Picture = pictures[dessin];
        return (
          <li
            key={vers}
            className="relative grid grid-cols-[1fr_auto] gap-x-4 gap-y-3 not-first:border-t border-encre py-5 lg:grid-12 lg:grid-rows-[auto_1fr]"
            data-item
          >
            <h2 className="type-heading lg:col-[3/7] lg:row-[1]">{titre}</h2>
            <p className="type-heading num lg:col-[1/3] lg:row-[1] lg:text-2xl lg:leading-none">
              {getFigureText('delais', duree)}
            </p>
            <div className="col-span-full min-w-0 lg:col-[7/13] lg:row-[1/3]">
              <Picture />
            </div>
            <div className="col-span-full lg:col-[3/7]">
              <RichText as="p" text={texte} />
              <a href={vers} className="action-link mt-2 after:absolute after:inset-0">
                {action} <Sign name="arrow" />
              </a>
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
