import { searchData, searchTexts } from '#src/config/routes.ts';
import { allPages, find } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { listQuestions, table } from '#src/content/tables.ts';
import { removeMarks } from '#src/lib/letters.ts';
import { isListed } from '#src/seo/metadata.ts';
import { triggerStyle } from '#src/ui/accordion/trigger-style.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { Link, LinkItems } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { SearchForm } from '#src/ui/search-form.tsx';
import { NotesGrid, RowNotes } from '#src/ui/section.tsx';
import { Sign } from '#src/ui/sign.tsx';
import { renderNote } from '../lead.tsx';
import type { Row } from '../page.tsx';

/**
 * Lists all pages for visitors without scripts. The FAQ and the glossary list their own entries.
 */
const Pages = () => (
  <details className="accordion-item print-open">
    <summary className={triggerStyle}>
      <h2 className="[font:inherit]">Toutes les pages</h2>
      <Sign name="chevron" />
    </summary>
    <ul className="[&>li]:py-2">
      <LinkItems
        links={allPages()
          .filter(({ route }) => isListed(route))
          .map(({ route, menu }) => ({ href: route, label: menu }))}
      />
    </ul>
  </details>
);

/** Lists what the search reads, until the visitor types a word. */
const Collections = () => (
  <div data-pages>
    <ul className="border-t-2 border-encre">
      {[
        { href: '/faq', name: 'Questions et réponses', count: listQuestions('/faq').length },
        {
          href: '/glossaire',
          name: 'Définitions',
          count: Object.keys(table('glossaire').termes).length,
        },
        {
          href: '/outils',
          name: 'Outils de calcul',
          count: find('pages', 'outils').outils?.length,
        },
      ].map(({ href, name, count }) => (
        <li key={href} className="num flex items-center justify-between border-b border-filet">
          <Link href={href} className="action-link">
            {name}
          </Link>{' '}
          <span className="soft">{count}</span>
        </li>
      ))}
    </ul>
    <Pages />
  </div>
);

/** Shows the search field, the results, and a note about the use of the typed words. */
const Search = (document: Document<'pages'>) => (
  <NotesGrid>
    <div className="pb-5 @lg:col-[1/9] @lg:pr-8 @lg:pb-9">
      <Breadcrumb of={document} />
      <site-search className="mt-4 block" data-index={searchData} data-texts={searchTexts}>
        <h1 id="rechercher" className="mb-4">
          {removeMarks(document.titre)}
        </h1>
        <search className="search" aria-labelledby="rechercher">
          <SearchForm
            id="q"
            aria-labelledby="rechercher"
            button="button"
            placeholder="Une question, un mot, une page"
          />
        </search>
        <p role="status" className="mt-2 mb-4 min-h-cible" />
        <div className="search-results" />
        <Collections />
      </site-search>
    </div>
    <RowNotes label="à propos de la recherche" className="@lg:pt-14 @lg:pb-9">
      <Note>
        {renderNote(document)}
        <p className="needs-scripts no-print mt-3 max-lg:hidden pointer-coarse:hidden">
          Les touches Ctrl (ou Cmd) et K ouvrent la recherche depuis toute page.
        </p>
      </Note>
    </RowNotes>
  </NotesGrid>
);

export const search: Row<'pages'> = { head: Search, also: undefined };
