import { Wording } from '#src/blocks/rich-text.tsx';
import { incidentGuide } from '#src/config/routes.ts';
import { getSite } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { listThemes } from '#src/content/tables.ts';
import { Island } from '#src/islands/island.tsx';
import { slugify } from '#src/lib/slug.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { ActionLink, Link } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { NotesGrid, RowNotes } from '#src/ui/section.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { buildSlots } from '../faq-section.tsx';
import type { Row } from '../page.tsx';

function Search({ route }: Document<'pages'>) {
  const themes = listThemes(route);
  const { email, telephone } = getSite().contact;
  const contact = { email, telephone, telephoneLink: buildTelephoneLink(telephone) };
  return (
    <NotesGrid label="Questions">
      <div className="pb-5 @lg:col-[1/9] @lg:pr-8 @lg:pb-12">
        <Island
          of="faq"
          start="idle"
          themes={themes.map(({ theme, questions }) => ({
            id: slugify(theme),
            questions: questions.map(({ id }) => id),
          }))}
          contact={contact}
          slots={Object.assign(
            {},
            ...themes.map((each) => ({
              [`${slugify(each.theme)}-theme`]: each.theme,
              ...buildSlots(each),
            })),
          )}
        />
      </div>
      <RowNotes label="parler à quelqu’un" className="@lg:pt-6">
        <Note title={<>Plus vite de vive voix{'\u202F'}?</>}>
          <Wording as="p" id="faq-vive-voix" />
          <p className="mt-3">
            <Link href={contact.telephoneLink} className="button button-plain">
              <Sign name="phone" /> <span className="num">{contact.telephone}</span>
            </Link>
          </p>
          <p>
            <ActionLink href="/devis">Demander un devis</ActionLink>
          </p>
        </Note>
        <Note title={<>Attaque en cours{'\u202F'}?</>}>
          <p>
            N’attendez pas une réponse ici{'\u00A0'}:{' '}
            <Link href={incidentGuide}>les numéros et les gestes</Link>.
          </p>
        </Note>
      </RowNotes>
    </NotesGrid>
  );
}

export const faq: Row<'pages'> = { above: Search, questions: () => null, also: ['/contact'] };
