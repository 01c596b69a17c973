import type { ReactNode } from 'react';
import type { Terme } from '#src/content/schemas/table-schemas.ts';
import { table, term } from '#src/content/tables.ts';
import { lowerFirst } from '#src/domain/letters.ts';

const letterOf = ({ nom }: Terme) => nom.normalize('NFD').charAt(0).toUpperCase();
const placeOf = (letter: string) => `lettre-${letter.toLowerCase()}`;

/** The name of a term within a sentence; initials keep their capitals. */
const within = (nom: string) => (/^\p{Lu}{2}/u.test(nom) ? nom : lowerFirst(nom));

/** What is said of a term, under its own name. */
const Said = ({ name, children }: { name: string; children: ReactNode }) => (
  <p>
    <strong>{name}</strong> {children}
  </p>
);

const Entry = ({ id, entry: { nom, aussi, definition, exemple, contrat, confondu = [] } }: { id: string; entry: Terme }) => (
  <section className="glossary-entry" data-item>
    <div>
      <h4 id={id}>{nom}</h4>
      {aussi && <p className="small soft">Aussi : {aussi.join(', ')}</p>}
    </div>
    <div>
      <p>{definition}</p>
      <Said name="Exemple.">{exemple}</Said>
      <Said name="Dans le contrat, cherchez">{contrat}</Said>
      {confondu.map(({ avec, difference }) => (
        <Said key={avec} name="À ne pas confondre avec">
          «{'\u202F'}
          <a href={`#${avec}`}>{within(term(avec).nom)}</a>
          {'\u202F'}»{'\u00A0'}: {difference}
        </Said>
      ))}
    </div>
  </section>
);

/** The words of the trade by the alphabet, and its letters to go to them. */
export function Glossaire() {
  const entries = Object.entries(table('glossaire').termes).sort(([, a], [, b]) => a.nom.localeCompare(b.nom, 'fr'));
  const letters = Map.groupBy(entries, ([, entry]) => letterOf(entry));
  return (
    <div data-block="glossaire" className="not-prose">
      <nav aria-label="Lettres" className="glossary-letters no-print" data-twin="leave-out">
        {[...letters.keys()].map((letter) => (
          <a key={letter} href={`#${placeOf(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {[...letters].map(([letter, found]) => (
        <section key={letter} className="glossary-letter" aria-labelledby={placeOf(letter)}>
          <h3 id={placeOf(letter)}>{letter}</h3>
          {found.map(([id, entry]) => (
            <Entry key={id} id={id} entry={entry} />
          ))}
        </section>
      ))}
    </div>
  );
}
