import { SearchField } from '#src/components/ui/search-field.tsx';
import { Sign } from '#src/components/ui/sign.tsx';
import { searchData, searchPage } from '#src/config/routes.ts';
import { allPages } from '#src/content/documents.ts';
import { glossaryPage } from '#src/content/files.ts';
import { questionsOf, table } from '#src/content/tables.ts';
import { withoutMarks } from '#src/domain/letters.ts';
import { isListed } from '#src/seo/metadata.ts';
import type { Row } from './page.tsx';

const questions = (route: string) => questionsOf(route).map(({ id, question }) => ({ href: `${route}#${id}`, label: question }));

/** Everything that has a title, for whoever searches without scripts. */
function titles() {
  const pages = allPages().filter(({ route }) => isListed(route));
  const terms = Object.entries(table('glossaire').termes).sort(([, a], [, b]) => a.nom.localeCompare(b.nom, 'fr'));
  return [
    { label: 'Pages', links: pages.map(({ route, titre }) => ({ href: route, label: withoutMarks(titre) })) },
    { label: 'Questions', links: pages.flatMap(({ route }) => questions(route)) },
    { label: 'Définitions', links: terms.map(([id, { nom }]) => ({ href: `${glossaryPage}#${id}`, label: nom })) },
  ];
}

/** The field, what it finds, and until then all titles. */
const Search = () => (
  <site-search className="site-search frame block" data-index={searchData}>
    <search className="search">
      <form action={searchPage}>
        <label htmlFor="q" className="font-bold">
          Une question, un mot, une page
        </label>
        <SearchField id="q" button="button button-plain" />
      </form>
    </search>
    <p role="status" className="mt-2 mb-4" />
    <div className="search-results" />
    <div className="search-titles">
      {titles().map(({ label, links }) => (
        <details key={label} className="accordion-item">
          <summary className="accordion-trigger">
            <h2>
              {label} <span className="num soft">{links.length}</span>
            </h2>
            <Sign name="chevron" />
          </summary>
          <ul>
            {links.map(({ href, label: text }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  </site-search>
);

export const search: Row<'pages'> = { above: Search, also: undefined };
