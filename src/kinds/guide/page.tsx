import type { Document } from '#src/content/kinds.ts';
import { questionsOf, written } from '#src/content/tables.ts';
import { contentsOf, plainText } from '#src/content/texts.ts';
import { formatDate } from '#src/lib/dates.ts';
import { getReadingMinutes } from '#src/lib/reading-time.ts';
import { LinkItems } from '#src/ui/link.tsx';
import { Changes } from '../changes.tsx';
import type { Row } from '../page.tsx';

type Guide = Document<'guides'>;

/**
 * The minutes that reading takes: the text, and the steps and questions that its template puts into
 * it.
 */
export function minutesOf({
  route,
  source,
  etapes = [],
}: Pick<Guide, 'route' | 'source' | 'etapes'>) {
  const steps = etapes.flatMap(({ titre, description, details }) => [
    titre,
    description,
    ...details,
  ]);
  const questions = questionsOf(route).flatMap(({ question, reponse }) => [question, reponse]);
  return getReadingMinutes([source, ...steps, ...questions].map(plainText).join(' '));
}

function Summary({ document }: { document: Guide }) {
  const [latest] = document.changements;
  return (
    <nav className="page-contents not-prose" aria-label="Sommaire" data-block="sommaire">
      <p className="small mb-3">
        <b>{written('delais', document.carte.duree)}</b> pour lire et commencer, dont{' '}
        {minutesOf(document)}
        {'\u00A0'}min de lecture. {document.carte.niveau}. {document.carte.public}. Version{' '}
        {document.version}
        {latest && `, ${formatDate(latest.date)}`}.
      </p>
      <ol>
        <LinkItems
          links={contentsOf(document.source).map(({ id, title }) => ({
            href: `#${id}`,
            label: title,
          }))}
        />
      </ol>
    </nav>
  );
}

/** A long reading: its summary, its sections with their margin, its questions, what has changed. */
export const guide: Row<'guides'> = {
  lead: (document) => document.theme !== 'Réaction' && <Summary document={document} />,
  end: ({ changements }) => (
    <Changes title="Ce qui a changé" changes={changements} block="changements" />
  ),
  also: ['/comparatif', '/contact'],
};
