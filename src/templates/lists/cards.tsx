import { Fragment, type ReactNode } from 'react';
import { Link } from '#src/components/ui/link.tsx';
import { RecordCard } from '#src/components/ui/record-card.tsx';
import { allOf } from '#src/content/documents.ts';
import { figureText } from '#src/content/figures.ts';
import type { Document, Kind } from '#src/content/kinds.ts';
import { figure } from '#src/content/tables.ts';
import { lowerFirst } from '#src/domain/words.ts';
import { RichText } from '#src/mdx/rich-text.tsx';

const Lines = ({ title, lines }: { title: string; lines: string[] }) => (
  <>
    <p className="note-title" data-twin="title">
      {title}
    </p>
    <ul>
      {lines.map((line) => (
        <li key={line} className="first-letter:uppercase">
          {line}
        </li>
      ))}
    </ul>
  </>
);

/** What a card says of a page, and what stands beside it. */
type Card = { name: string; points: string[]; beside: ReactNode };

type Cards<K extends Kind = Kind> = { isRanked?: boolean; Title?: 'h2' | 'h3'; card: (document: Document<K>) => Card };
type Listed = 'guides' | 'garanties' | 'secteurs' | 'entreprises';

/** By what an index lists; a list is ranked where the order of its pages means something. */
const cards: { [K in Listed]: Cards<K> } = {
  guides: {
    isRanked: true,
    card: ({ theme, carte }) => ({
      name: carte.title,
      points: carte.contents,
      beside: (
        <>
          <span className="note-figure num">{figureText(figure('delais', carte.duration))}</span>
          <dl className="mt-3 grid grid-cols-[5rem_1fr] gap-x-3 gap-y-1">
            {Object.entries({ Thème: theme, Niveau: carte.level, Pour: carte.audience }).map(([name, value]) => (
              <Fragment key={name}>
                <dt className="soft">{name}</dt>
                <dd className="font-bold">{value}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      ),
    }),
  },
  garanties: {
    isRanked: true,
    card: ({ carte }) => ({
      name: carte.name,
      points: carte.coverage,
      beside: (
        <>
          {carte.amounts && (
            <>
              <span className="note-figure num">{figureText(figure('plafonds', carte.amounts))}</span>
              <p>au plus, repère de notre grille</p>
            </>
          )}
          <p className="small soft">Pour : {carte.targets.map(lowerFirst).join(' ; ')}</p>
        </>
      ),
    }),
  },
  secteurs: {
    Title: 'h2',
    card: ({ carte }) => ({
      name: carte.name,
      points: carte.risks,
      beside: (
        <>
          <Lines title="Ce qui change" lines={carte.specifics} />
          <p className="small soft">Par exemple : {carte.examples.join(', ')}</p>
        </>
      ),
    }),
  },
  entreprises: {
    card: ({ carte }) => ({
      name: carte.type,
      points: carte.characteristics,
      beside: <Lines title="Ce qu’elle risque" lines={carte.risks} />,
    }),
  },
};

/** The pages of a kind, each with a sentence, its points, and its notes in the margin. */
export function CardList({ of }: { of: Listed }) {
  const { isRanked = false, Title = 'h3', card }: Cards = cards[of] as Cards;
  const List = isRanked ? 'ol' : 'ul';
  return (
    <List data-block="carte">
      {allOf(of).map((document, index) => {
        const { name, points, beside } = card(document);
        return (
          <RecordCard
            key={document.route}
            {...(isRanked && { rank: index + 1 })}
            title={
              <Title className={isRanked ? undefined : 'text-2xl'}>
                <Link href={document.route}>{name}</Link>
              </Title>
            }
            margin={<div className="note">{beside}</div>}
          >
            <p>
              <RichText text={document.carte.description} />
            </p>
            <ul className="mt-4 list-disc pl-5 text-base">
              {points.map((point) => (
                <li key={point} className="mt-1">
                  {point}
                </li>
              ))}
            </ul>
          </RecordCard>
        );
      })}
    </List>
  );
}
