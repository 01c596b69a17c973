import { Body } from '#src/blocks/registry.tsx';
import { RichText } from '#src/blocks/rich-text.tsx';
import { assets } from '#src/config/assets.ts';
import type { Document } from '#src/content/kinds.ts';
import { listFooterLists } from '#src/content/navigation.ts';
import { Publisher, Reserve } from '#src/layout/footer.tsx';
import { Logo } from '#src/layout/logo.tsx';
import { Notices, SkipLink } from '#src/layout/page.tsx';
import { LinkItems } from '#src/ui/link.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';
import { Notes, NotesGrid } from '#src/ui/section.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import { Reviewed } from '../closing.tsx';
import { renderLead, renderNote } from '../lead.tsx';
import type { Row } from '../page.tsx';
import { Calls } from './calls.tsx';
import { Door } from './door.tsx';
import { Keep } from './keep.tsx';
import { Sheet } from './sheet.tsx';

/**
 * Renders the emergency page, which people open at night on a phone. It has no menu, no call to
 * action, no cookie banner and no mobile bar, and uses fonts of the device. It can be read and
 * printed without scripts.
 */
function Whole(document: Document<'pages'>) {
  const { route, titre, appeler = [], portes = [], fiche } = document;
  if (!fiche) throw new Error(`${route}: « fiche » is missing.`);
  return (
    <div className="emergency-page">
      <PageSheet name="emergency" />
      <SkipLink />
      <header className="border-b-2 border-encre no-print">
        <div className="frame flex min-h-entete items-center justify-between">
          <Logo src={assets.logo} />
          <a href="#fiche" className="font-bold text-encre">
            Fiche à remplir
          </a>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} data-page={route}>
        <NotesGrid label="Appeler, puis agir selon ce que vous voyez">
          <div className="@lg:col-[1/9] @lg:pr-8 @lg:pb-6 print:col-[1/-1] print:pb-0">
            <div className="pt-3 pb-4 print:pt-0 print:pb-2">
              <h1 className="text-2xl md:text-3xl">{titre}</h1>
              <div className="mt-1 leading-serre no-print">{renderLead(document)}</div>
            </div>
            <Calls rows={appeler} />
          </div>
          <Notes className="no-print @lg:pt-8">{renderNote(document)}</Notes>
          <div className="pb-5 @lg:col-[1/9] @lg:pr-8 @lg:pb-12 print:col-[1/-1] print:pb-2">
            <MarkedTitle
              as="h2"
              className="mb-4 no-print max-lg:mt-6"
              text={'Que ==voyez-vous\u202F?=='}
            />
            <div className="space-y-4 print:grid print:grid-cols-3 print:gap-6 print:space-y-0">
              {portes.map((porte) => (
                <Door key={porte.ancre} {...porte} />
              ))}
            </div>
          </div>
          <Keep />
        </NotesGrid>
        <div className="no-print">
          <Body document={document} />
        </div>
        <Sheet rows={fiche.lignes} own={appeler.filter(({ ou }) => ou)}>
          <RichText text={fiche.texte} />
        </Sheet>
        <div className="frame no-print">
          <Reviewed />
        </div>
      </main>
      <Notices route={route} />
      <footer className="frame small soft py-6 no-print">
        <Publisher />
        <Reserve />
        <ul className="mt-4 flex flex-wrap gap-x-5" aria-label="Le site">
          <LinkItems
            links={[
              { href: '/', label: 'Accueil' },
              ...listFooterLists().flatMap(({ links }) => links),
            ]}
            className="inline-flex min-h-cible items-center"
          />
        </ul>
      </footer>
    </div>
  );
}

export const emergency: Row<'pages'> = { whole: Whole };
