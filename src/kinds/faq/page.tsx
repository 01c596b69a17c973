import { Wording } from '#src/blocks/rich-text.tsx';
import { incidentGuide } from '#src/config/routes.ts';
import { getSite } from '#src/content/identity.ts';
import type { Document } from '#src/content/kinds.ts';
import { listThemes } from '#src/content/tables.ts';
import { Island } from '#src/islands/island.tsx';
import { slugify } from '#src/lib/slug.ts';
import { buildTelephoneLink } from '#src/lib/telephone.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { ActionLink, Link } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { NotesGrid } from '#src/ui/section.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';
import { buildSlots } from '../faq-section.tsx';
import { renderLead } from '../lead.tsx';
import type { Row } from '../page.tsx';

const Telephone = ({ className }: { className?: string }) => {
  const { telephone } = getSite().contact;
  return (
    <Link href={buildTelephoneLink(telephone)} className={className}>
      <Sign name="phone" /> <span className="num">{telephone}</span>
    </Link>
  );
};

/** Shows the telephone number next to the title. A phone shows it below the search field. */
const Head = (document: Document<'pages'>) => (
  <NotesGrid>
    <div className="pb-5 @lg:col-[1/9] @lg:pr-8 @lg:pb-6">
      <Breadcrumb of={document} />
      <MarkedTitle className="mt-4" text={document.titre} />
      <div className="lead mt-4">{renderLead(document)}</div>
    </div>
    <div className="small max-lg:hidden @lg:col-[9/13] @lg:py-6 @lg:pl-6">
      <Note title={<>Plus vite de vive voix{'\u202F'}?</>}>
        <Wording as="p" id="faq-vive-voix" />
        <p className="mt-2">
          <Telephone className="button bg-papier" />
        </p>
        <p>
          <ActionLink href="/devis">Demander un devis</ActionLink>
        </p>
      </Note>
    </div>
  </NotesGrid>
);

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
          {
            voix: (
              <>
                <span className="flex min-h-cible items-center gap-1">
                  Plus vite de vive voix{'\u202F'}? <Telephone />
                </span>
                <Link href={incidentGuide} className="flex min-h-cible items-center">
                  Attaque en cours{'\u202F'}?
                </Link>
              </>
            ),
          },
          ...themes.map((each) => ({
            [`${slugify(each.theme)}-theme`]: each.theme,
            ...buildSlots(each),
          })),
        )}
      />
    </section>
  );
}

export const faq: Row<'pages'> = {
  head: Head,
  above: Search,
  questions: () => null,
  also: ['/contact'],
};
