import type { Document } from '#src/content/kinds.ts';
import { getFigureText, listQuestions } from '#src/content/tables.ts';
import { listHeadings, plainText } from '#src/content/texts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { getReadingMinutes } from '#src/lib/reading-time.ts';
import { LinkItems } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { Changes } from '../changes.tsx';
import { FaqSection } from '../faq-section.tsx';
import { renderLead, renderNote } from '../lead.tsx';
import type { Row } from '../page.tsx';

type Guide = Document<'guides'>;

/**
 * Returns the reading time in minutes. It counts the text, and also the steps and the questions
 * that the template adds to it.
 */
export function getReadingTime({
  route,
  source,
  etapes = [],
}: Pick<Guide, 'route' | 'source' | 'etapes'>) {
  const steps = etapes.flatMap(({ titre, description, details }) => [
    titre,
    description,
    ...details,
  ]);
  const questions = listQuestions(route).flatMap(({ question, reponse }) => [question, reponse]);
  return getReadingMinutes([source, ...steps, ...questions].map(plainText).join(' '));
}

/** Shows the reading time, the version and the table of contents of a guide. */
function Summary({ document }: { document: Guide }) {
  const [latest] = document.changements;
  return (
    <nav className="text-base leading-serre" aria-label="Sommaire" data-block="sommaire">
      <p className="small mb-2">
        <b>{getFigureText('delais', document.carte.duree)}</b> pour lire et commencer, dont{' '}
        {getReadingTime(document)}
        {'\u00A0'}min de lecture. {document.carte.niveau}. {document.carte.public}. Version{' '}
        {document.version}
        {latest && `, ${formatDate(latest.date)}`}.
      </p>
      <ol>
        <LinkItems
          links={listHeadings(document.source).map(({ id, title }) => ({
            href: `#${id}`,
            label: title,
          }))}
          className="block border-t border-filet py-1.5 text-encre"
        />
      </ol>
    </nav>
  );
}

/**
 * Renders the head of a guide. The head of an emergency guide is low and has no notes, so that the
 * first instruction is on the first screen.
 */
function Head(document: Guide) {
  const isEmergency = document.theme === 'Réaction';
  return (
    <PageHead
      of={document}
      lead={renderLead(document)}
      isCompact={isEmergency}
      note={
        !isEmergency && (
          <>
            {renderNote(document)}
            <Summary document={document} />
          </>
        )
      }
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
