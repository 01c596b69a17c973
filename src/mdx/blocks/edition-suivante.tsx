import { shownYear } from '#src/content/tables.ts';
import { RichText } from '../rich-text.tsx';

/** What is known of the study's next edition, until its figures are in the table. */
export function EditionSuivante() {
  const { suivante } = shownYear();
  return suivante && <RichText text={suivante} inline={false} />;
}
