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
import { Sign } from '#src/ui/sign.tsx';
import { buildSlots } from '../faq-section.tsx';
import type { Row } from '../page.tsx';

function Search({ route }: Document<'pages'>) {
  const themes = listThemes(route);
  const { email, telephone } = getSite().contact;
  const contact = { email, telephone, telephoneLink: buildTelephoneLink(telephone) };
  return (
    <section className="frame pb-5 lg:pb-9" aria-label="Questions">
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
      <aside
        className="mt-8 grid gap-6 border-t-2 border-encre pt-4 lg:grid-cols-2"
        aria-label="Notes&nbsp;: parler à quelqu’un"
      >
        <div>
          <Note title={<>Plus vite de vive voix{'\u202F'}?</>}>
            <Wording as="p" id="faq-vive-voix" />
            <p className="mt-3">
              <Link href={contact.telephoneLink} className="button bg-papier">
                <Sign name="phone" /> <span className="num">{contact.telephone}</span>
              </Link>
            </p>
            <p>
              <ActionLink href="/devis">Demander un devis</ActionLink>
            </p>
          </Note>
        </div>
        <div>
          <Note title={<>Attaque en cours{'\u202F'}?</>}>
            <p>
              N’attendez pas une réponse ici{'\u00A0'}:{' '}
              <Link href={incidentGuide}>les numéros et les gestes</Link>.
            </p>
          </Note>
        </div>
      </aside>
    </section>
  );
}

export const faq: Row<'pages'> = { above: Search, questions: () => null, also: ['/contact'] };
