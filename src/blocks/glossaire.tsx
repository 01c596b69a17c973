import type { ReactNode } from 'react';
import type { Terme } from '#src/content/schemas/wording-tables.ts';
import { table, term } from '#src/content/tables.ts';
import { lowerFirst } from '#src/lib/letters.ts';
import { triggerStyle } from '#src/ui/accordion/trigger-style.ts';

const getLetter = ({ nom }: Terme) => nom.normalize('NFD').charAt(0).toUpperCase();
const getAnchor = (letter: string) => `lettre-${letter.toLowerCase()}`;

/**
 * Returns the name of a term for use inside a sentence. An abbreviation keeps its capital letters.
 */
const within = (nom: string) => (/^\p{Lu}{2}/u.test(nom) ? nom : lowerFirst(nom));

const Said = ({ name, children }: { name: string; children: ReactNode }) => (
  <p>
    <strong>{name}</strong> {children}
  </p>
);

/** Shows a term with its details folded. A link to the term opens them. */
const Entry = ({ id, entry }: { id: string; entry: Terme }) => (
  <details name="mot" className="accordion-item print-open" data-item>
    <summary
      className={`${triggerStyle} glossary-term gap-y-1 font-normal lg:grid-cols-[4fr_8fr_1.25rem]`}
    >
      <h4 id={id} className="type-label col-[1] scroll-mt-32 text-corps leading-[1.35]">
        {entry.nom}
      </h4>
      <span>{entry.definition}</span>
    </summary>
    <div className="accordion-answer max-w-mesure lg:ml-[33.2%]">
      {entry.aussi && (
        <p className="small soft">
          Aussi{'\u00A0'}: {entry.aussi.join(', ')}
        </p>
      )}
      <Said name="Exemple.">{entry.exemple}</Said>
      <Said name="Cherchez">{entry.contrat}</Said>
      {entry.confondu?.map(({ avec, difference }) => (
        <Said key={avec} name="Différence avec">
          <a href={`#${avec}`}>{within(term(avec).nom)}</a>
          {'\u00A0'}: {difference}
        </Said>
      ))}
    </div>
  </details>
);

/**
 * Lists the terms in alphabetical order. A field filters them, and a row of letters below the
 * header links to the first term of each letter.
 */
export function Glossaire() {
  const entries = Object.entries(table('glossaire').termes).sort(([, a], [, b]) =>
    a.nom.localeCompare(b.nom, 'fr'),
  );
  const letters = Map.groupBy(entries, ([, entry]) => getLetter(entry));
  return (
    <glossary-filter className="not-prose block">
      <search className="field max-w-96 no-print noscript:hidden">
        <label htmlFor="filtre">Filtrer les {entries.length} mots</label>
        <input
          id="filtre"
          type="search"
          maxLength={200}
          placeholder="franchise, plafond, plainte"
          autoComplete="off"
        />
        <p role="status" className="small min-h-6" />
      </search>
      <nav
        aria-label="Lettres"
        className="z-1 grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] border-y border-filet bg-papier no-print lg:sticky lg:top-0 lg:flex [:root:has(site-header>header:not([data-hidden]))_&]:top-[calc(var(--spacing-entete)-2px)]"
      >
        {[...letters.keys()].map((letter) => (
          <a
            key={letter}
            href={`#${getAnchor(letter)}`}
            className="type-name grid min-h-cible flex-1 place-items-center text-base leading-none no-underline"
          >
            {letter}
          </a>
        ))}
      </nav>
      {[...letters].map(([letter, found]) => (
        <section key={letter} className="accordion mt-8 border-t-0">
          <h3
            id={getAnchor(letter)}
            className="type-number scroll-mt-32 border-b-2 border-encre pb-3 leading-none"
          >
            {letter}
          </h3>
          {found.map(([id, entry]) => (
            <Entry key={id} id={id} entry={entry} />
          ))}
        </section>
      ))}
    </glossary-filter>
  );
}
