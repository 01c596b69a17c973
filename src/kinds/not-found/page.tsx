import { searchData } from '#src/config/routes.ts';
import { find } from '#src/content/documents.ts';
import { emergency } from '#src/content/navigation.ts';
import { knownRoutes } from '#src/content/redirects.ts';
import { Page } from '#src/layout/page.tsx';
import { removeMarks } from '#src/lib/letters.ts';
import { ActionLink, Link } from '#src/ui/link.tsx';
import { SearchForm } from '#src/ui/search-form.tsx';
import { MarkedTitle } from '#src/ui/title.tsx';

/** Pages that are proposed if the script finds no page with a similar address. */
const likely = ['tarifs', 'comparatif', 'faq'].map((slug) => find('pages', slug));

/**
 * Renders the page for unknown addresses, with a search field. Its script fills the words of the
 * address into the field and proposes pages with a similar address.
 */
export const NotFoundTemplate = () => (
  <Page route="/404">
    <div className="frame pt-6 pb-10">
      <not-found
        className="block lg:grid-12 lg:grid-rows-[auto_1fr]"
        data-routes={JSON.stringify(knownRoutes())}
        data-index={searchData}
      >
        <div className="lg:col-[1/7]">
          <MarkedTitle text="Page ==introuvable==" />
          <p lang="en" className="soft mt-1">
            Oops! Page not found
          </p>
          <p className="mt-3 leading-serre">
            Aucune page du site n’a cette adresse{'\u00A0'}: elle a changé, ou le lien contient une
            faute.
          </p>
          <search className="search mt-4 block">
            <SearchForm id="q" button="button">
              <label htmlFor="q" className="font-bold">
                Rechercher sur le site
              </label>
            </SearchForm>
          </search>
        </div>
        <div className="max-lg:mt-6 lg:col-[7/13] lg:row-[1/3]">
          <h2 className="pb-2 text-xl [border-bottom:var(--trait)]">Vous cherchiez peut-être</h2>
          <ul data-likely>
            {likely.map(({ route, titre, description }) => (
              <li key={route} className="py-3 leading-serre [border-bottom:var(--fin)]">
                <a href={route} className="font-bold">
                  {removeMarks(titre)}
                </a>
                <p className="text-base">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-6 flex flex-wrap content-start items-center gap-x-5 gap-y-3 no-print lg:col-[1/7]">
          <ActionLink href="/">Revenir à l’accueil</ActionLink>
          <Link href="/" lang="en" className="action-link">
            Return to Home
          </Link>
          <ActionLink href={emergency.href}>Attaque en cours</ActionLink>
        </div>
      </not-found>
    </div>
  </Page>
);
