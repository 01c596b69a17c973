import type { Document } from '#src/content/kinds.ts';
import { getFigureText, listQuestions } from '#src/content/tables.ts';
import { listHeadings, plainText } from '#src/content/texts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { getReadingMinutes } from '#src/lib/reading-time.ts';
import { Fold } from '#src/ui/fold.tsx';
import { LinkItems } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Changes } from '../changes.tsx';
import { FaqSection } from '../faq-section.tsx';
import { renderLead, renderNote } from '../lead.tsx';
import type { Row } from '../page.tsx';

type Guide = Document<'guides'>;

/** Returns the reading time in minutes of a text and of the questions after it. */
function getReadingTime({ route, source }: Pick<Guide, 'route' | 'source'>) {
  const questions = listQuestions(route).flatMap(({ question, reponse }) => [question, reponse]);
  return getReadingMinutes([source, ...questions].map(plainText).join(' '));
}

/** Shows the reading time and the version of a guide. */
function Times({ document }: { document: Guide }) {
  const [latest] = document.changements;
  return (
    <p className="max-w-none">
      <b>{getFigureText('delais', document.carte.duree)}</b> pour lire et commencer, dont{' '}
      {getReadingTime(document)}
      {'\u00A0'}min de lecture. {document.carte.niveau}. {document.carte.public}. Version{' '}
      {document.version}
      {latest && `, ${formatDate(latest.date)}`}.
    </p>
  );
}

/** Shows the table of contents of a guide. It is folded on a phone. */
const Summary = ({ source }: Guide) => (
  <nav className="print:hidden" aria-label="Sommaire" data-block="sommaire">
    <Fold title="Sommaire">
      <ol className="list-decimal pl-5 text-base leading-serre">
        <LinkItems
          links={listHeadings(source).map(({ id, title }) => ({ href: `#${id}`, label: title }))}
          className="block py-1.5 text-encre"
        />
      </ol>
    </Fold>
  </nav>
);

/**
 * Renders the head of a guide. The head of an emergency guide is low and has no notes, so that the
 * first instruction is on the first screen.
 */
function Head(document: Guide) {
  const isEmergency = document.theme === 'Réaction';
  return (
    <PageHead
      of={document}
      lead={
        isEmergency ? (
          renderLead(document)
        ) : (
          <>
            {renderLead(document)}
            <div className="small mt-3 space-y-2">
              <Times document={document} />
              {renderNote(document)}
            </div>
          </>
        )
      }
      isCompact={isEmergency}
      note={!isEmergency && <Summary {...document} />}
    />
  );
}

export const guide: Row<'guides'> = {
  head: Head,
  questions: ({ route, changements }) => (
    <FaqSection
      route={route}
      notes={
        <Note title="Ce qui a changé">
          <Changes changes={changements} />
        </Note>
      }
    />
  ),
  also: ['/comparatif', '/contact'],
  closing: 'Et dans votre entreprise\u00A0: que paierait un contrat, et à quel prix\u202F?',
};
