import type { ReactNode } from 'react';
import { Accordion } from './accordion.tsx';
import { Bars } from './charts/bars.tsx';
import { KeyItem } from './charts/key-item.tsx';
import { ScaleBar } from './charts/scale-bar.tsx';
import { Choices } from './choices.tsx';
import { DataTable, RecordTable } from './data-table.tsx';
import { Field } from './field.tsx';
import { Fold } from './fold.tsx';
import { ActionLink, Button, Link } from './link.tsx';
import { Note } from './note.tsx';
import { RecordCard } from './record-card.tsx';
import { SearchForm } from './search-form.tsx';
import {
  Notes,
  NotesGrid,
  PartRow,
  Row,
  RowMatter,
  RowName,
  RowNotes,
  Section,
} from './section.tsx';
import { Sign, type SignName } from './sign.tsx';
import { StateKey, StateRow, twoColumns } from './state.tsx';
import { MarkedTitle } from './title.tsx';

type Example = { id: string; title: string; content: ReactNode };

const signs: SignName[] = [
  ...(['covered', 'option', 'absent', 'arrow', 'phone'] as const),
  ...(['outside', 'search', 'menu', 'close', 'chevron'] as const),
];
const styles = [
  ...['type-figure', 'type-number', 'type-heading', 'type-title'],
  ...['type-name', 'type-mark', 'type-label', 'type-plain'],
];
const offers = [
  ['Offre A', '500 €', '1 M€'],
  ['Offre B', '1 200 €', '2 M€'],
];
const head = ['Offre', 'Prime', 'Plafond'];

const Framed = ({ children }: { children: ReactNode }) => (
  <div className="frame space-y-6 py-4">{children}</div>
);

/**
 * Components of this folder with their variants and states. The catalogue shows them, and
 * tests/e2e/pictures.spec.ts compares their pictures.
 */
export const examples: Example[] = [
  {
    id: 'tete',
    title: 'Tête de page, sections et notes',
    content: (
      <>
        <NotesGrid>
          <div className="pb-6 @lg:col-[1/9] @lg:pb-10">
            <MarkedTitle
              className="pt-4"
              text="Un titre ==marqué==, sur deux lignes s’il le faut"
            />
            <div className="lead mt-4">
              <p>Un chapô dit en une phrase ce que la page apporte.</p>
            </div>
          </div>
          <Notes className="small @lg:pt-14 @lg:pb-8">Une note à côté du titre.</Notes>
        </NotesGrid>
        <Section>
          <Row>
            <RowName>
              <h2>Le nom d’une rangée</h2>
            </RowName>
            <RowMatter className="prose">
              <p>
                Un paragraphe avec <Link href="/faq">un lien</Link> et{' '}
                <strong>des mots forts</strong>.
              </p>
              <ul>
                <li>Un point</li>
                <li>Un autre point</li>
              </ul>
            </RowMatter>
            <RowNotes label="exemple">
              <Note title="Une note titrée">
                <p>Son texte.</p>
              </Note>
              <Note figure="72 h">
                <p>Une note avec un chiffre.</p>
              </Note>
              <Note>
                <Fold title="Deux sources">
                  <p>Ouvert dans la marge, fermé sur un téléphone.</p>
                </Fold>
              </Note>
            </RowNotes>
          </Row>
          <PartRow>
            <RowMatter>
              <p>Une rangée qui suit.</p>
            </RowMatter>
          </PartRow>
        </Section>
      </>
    ),
  },
  {
    id: 'textes',
    title: 'Textes et icônes',
    content: (
      <Framed>
        {styles.map((style) => (
          <p key={style} className={style}>
            {style} 1 234 €
          </p>
        ))}
        <p className="flex flex-wrap gap-4">
          {signs.map((name) => (
            <Sign key={name} name={name} />
          ))}
        </p>
        <div className="callout">
          <p>Un encadré.</p>
        </div>
        <div className="callout callout-danger orders">
          <p className="type-label">Des consignes, dans cet ordre</p>
          <ol>
            <li>La première</li>
            <li>La deuxième</li>
          </ol>
        </div>
        <div className="perimeter">Un périmètre</div>
        <div className="hatched-edge pl-7">Un bord hachuré</div>
        <StateKey />
        <ul className={twoColumns}>
          <StateRow state="inclus">Ce qui est payé</StateRow>
          <StateRow state="option">Ce qui est en option</StateRow>
          <StateRow state="absent">Ce qui n’est pas payé</StateRow>
        </ul>
      </Framed>
    ),
  },
  {
    id: 'boutons',
    title: 'Boutons et liens',
    content: (
      <Framed>
        <p className="flex flex-wrap items-center gap-3">
          <Button href="/devis">Demander un devis</Button>
          <button type="button" className="button bg-papier">
            Bouton secondaire
          </button>
          <button type="button" className="button" disabled>
            Envoi en cours…
          </button>
        </p>
        <p className="flex flex-wrap items-center gap-x-6">
          <ActionLink href="/tarifs">Voir les prix</ActionLink>
          <button type="button" className="action-link plain-button">
            Tout effacer
          </button>
          <Link href="https://cyber-clair.example">Un autre site</Link>
        </p>
      </Framed>
    ),
  },
  {
    id: 'champs',
    title: 'Champs et choix',
    content: (
      <Framed>
        <Field
          id="exemple-mail"
          label="E-mail"
          hint="Pour la réponse du courtier"
          control={(props) => <input type="email" {...props} />}
        />
        <Field
          id="exemple-faux"
          label="Téléphone"
          isOptional
          error="Ce numéro n’a que neuf chiffres."
          control={(props) => <input type="tel" defaultValue="01 99 00 00 0" {...props} />}
        />
        <Field
          id="exemple-liste"
          label="Secteur"
          control={(props) => (
            <select {...props}>
              <option>Services</option>
            </select>
          )}
        />
        <Field
          id="exemple-texte"
          label="Vos besoins"
          control={(props) => <textarea {...props} />}
        />
        <label className="tick">
          <input type="checkbox" defaultChecked /> Une case cochée
        </label>
        <Choices
          name="exemple-choix"
          legend="Vos salariés"
          options={[
            ['tpe', '1 à 9', 'TPE'],
            ['pme', '10 à 249', 'PME'],
            ['eti', '250 et plus', 'ETI'],
          ]}
        />
        <div className="search">
          <SearchForm id="exemple-recherche" aria-label="Rechercher" button="button bg-papier" />
        </div>
      </Framed>
    ),
  },
  {
    id: 'tableaux',
    title: 'Tableaux',
    content: (
      <Framed>
        <DataTable caption="Des nombres" head={head} rows={offers} />
        <RecordTable caption="Des fiches" head={head} rows={offers} />
      </Framed>
    ),
  },
  {
    id: 'fiches',
    title: 'Fiches',
    content: (
      <Section>
        <ol>
          <RecordCard
            title={<h3>Une fiche</h3>}
            rank={1}
            notes={<Note>Une note de la fiche.</Note>}
          >
            <p>Le texte de la fiche.</p>
          </RecordCard>
          <RecordCard title={<h3>Une autre fiche</h3>} rank={2}>
            <p>Une fiche sans note.</p>
          </RecordCard>
        </ol>
      </Section>
    ),
  },
  {
    id: 'accordeon',
    title: 'Accordéon',
    content: (
      <Framed>
        <Accordion
          name="exemple"
          items={[
            { id: 'exemple-1', question: 'Une première question ?', answer: <p>Sa réponse.</p> },
            { id: 'exemple-2', question: 'Une autre question ?', answer: <p>Sa réponse.</p> },
          ]}
        />
        <Fold title="Ce que peu de lecteurs cherchent">
          <p>Le détail.</p>
        </Fold>
      </Framed>
    ),
  },
  {
    id: 'graphiques',
    title: 'Graphiques',
    content: (
      <Framed>
        <Bars
          title="Des barres à la même échelle"
          graduation={['0', '50', '100 k€']}
          end={100}
          bars={[
            { name: 'Une valeur', value: '80 k€', high: 80 },
            { name: 'Un intervalle', value: '20 à 60 k€', low: 20, high: 60, isStrong: false },
          ]}
        />
        <ScaleBar
          parts={[
            { high: 40, look: 'hatched' },
            { low: 40, high: 70 },
            { low: 80, high: 90, look: 'outline-bar' },
          ]}
          end={100}
        />
        <p className="small flex flex-wrap gap-x-4 gap-y-1">
          <KeyItem look="ink">payé</KeyItem>
          <KeyItem look="hatched">à votre charge</KeyItem>
          <KeyItem look="outline-bar">comparé</KeyItem>
        </p>
      </Framed>
    ),
  },
];
