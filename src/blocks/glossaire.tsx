import type { ReactNode } from 'react';
import type { Terme } from '#src/content/schemas/wording-tables.ts';
import { table, term } from '#src/content/tables.ts';
import { lowerFirst } from '#src/lib/letters.ts';

const getLetter = ({ nom }: Terme) => nom.normalize('NFD').charAt(0).toUpperCase();
const getAnchor = (letter: string) => `lettre-${letter.toLowerCase()}`;

/** Returns the name of a term for use inside a sentence. Initials keep their capitals. */
const within = (nom: string) => (/^\p{Lu}{2}/u.test(nom) ? nom : lowerFirst(nom));

const Said = ({ name, children }: { name: string; children: ReactNode }) => (
  <p>
    <strong>{name}</strong> {children}
  </p>
);

/** Shows a term and its folded details. A link to the term opens them. */
const Entry = ({ id, entry }: { id: string; entry: Terme }) => (
  <details name="mot" className="accordion-item" data-item>
    <summary className="accordion-trigger">
      <h4 id={id}>{entry.nom}</h4>
      <span>{entry.definition}</span>
    </summary>
    <div className="accordion-answer">
      {entry.aussi && <p className="small soft">Aussi : {entry.aussi.join(', ')}</p>}
      <Said name="Exemple.">{entry.exemple}</Said>
      <Said name="Dans le contrat, cherchez">{entry.contrat}</Said>
      {entry.confondu?.map(({ avec, difference }) => (
        <Said key={avec} name="À ne pas confondre avec">
          «{'\u202F'}
          <a href={`#${avec}`}>{within(term(avec).nom)}</a>
          {'\u202F'}»{'\u00A0'}: {difference}
        </Said>
      ))}
    </div>
  </details>
);

/**
 * Lists the terms in alphabetical order, with links to the letters and a field that filters them.
 */
export function Glossaire() {
  const entries = Object.entries(table('glossaire').termes).sort(([, a], [, b]) =>
    a.nom.localeCompare(b.nom, 'fr'),
  );
  const letters = Map.groupBy(entries, ([, entry]) => getLetter(entry));
  return (
    <glossary-filter data-block="glossaire" className="glossary not-prose">
      <search className="field no-print">
        <label htmlFor="filtre">Filtrer les {entries.length} mots</label>
        <input
          id="filtre"
          type="search"
          maxLength={200}
          placeholder="franchise, plafond, plainte"
          autoComplete="off"
        />
        <p role="status" className="small" />
      </search>
      <nav aria-label="Lettres" className="glossary-letters no-print">
        {[...letters.keys()].map((letter) => (
          <a key={letter} href={`#${getAnchor(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {[...letters].map(([letter, found]) => (
        <section key={letter} className="glossary-letter accordion">
          <h3 id={getAnchor(letter)}>{letter}</h3>
          {found.map(([id, entry]) => (
            <Entry key={id} id={id} entry={entry} />
          ))}
        </section>
      ))}
    </glossary-filter>
  );
}
