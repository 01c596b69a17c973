import { Fragment, type ReactNode } from 'react';
import { RichText } from '#src/blocks/rich-text.tsx';
import { listPages } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { getFigureText } from '#src/content/tables.ts';
import { Link } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { RecordCard } from '#src/ui/record-card.tsx';
import { Texts } from '#src/ui/texts.tsx';
import { joinLines } from './join-lines.ts';

const Lines = ({ lines }: { lines: string[] }) => (
  <ul>
    <Texts of={lines} className="first-letter:uppercase" />
  </ul>
);

type Listed = 'guides' | 'entreprises';

/** Kinds whose cards are numbered, because readers should follow their order. */
const ranked: Listed[] = ['guides'];

/** Content of a card, with the note for the margin. */
type Card = { name: string; points: string[]; beside: ReactNode };

const cards: { [K in Listed]: (document: Document<K>) => Card } = {
  guides: ({ theme, carte }) => ({
    name: carte.titre,
    points: carte.contenu,
    beside: (
      <Note>
        <dl className="grid grid-cols-[5rem_1fr] gap-x-3 gap-y-1">
          {Object.entries({
            Durée: getFigureText('delais', carte.duree),
            Thème: theme,
            Niveau: carte.niveau,
            Pour: carte.public,
          }).map(([name, value]) => (
            <Fragment key={name}>
              <dt className="soft">{name}</dt>
              <dd className="font-bold">{value}</dd>
            </Fragment>
          ))}
        </dl>
      </Note>
    ),
  }),
  entreprises: ({ carte }) => ({
    name: carte.type,
    points: carte.traits,
    beside: (
      <Note title="Ce qu’elle risque">
        <Lines lines={carte.risques} />
      </Note>
    ),
  }),
};

/** Lists all pages of a kind as cards: a sentence, its points, and a note in the margin. */
export function CardList({ of }: { of: Listed }) {
  const card = cards[of] as (document: Document) => Card;
  const isRanked = ranked.includes(of);
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List data-block="carte">
      {listPages(of).map((document, index) => {
        const { name, points, beside } = card(document);
        return (
          <RecordCard
            key={document.route}
            {...(isRanked && { rank: index + 1 })}
            title={
              <h3 className="type-title">
                <Link href={document.route}>{name}</Link>
              </h3>
            }
            notes={beside}
          >
            <RichText as="p" text={document.carte.description} />
            <p className="mt-3 text-base leading-serre">{joinLines(points, '\u202F; ')}.</p>
          </RecordCard>
        );
      })}
    </List>
  );
}
