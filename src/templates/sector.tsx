import { Day } from '#src/components/charts/day.tsx';
import { ActionLink, Link } from '#src/components/ui/link.tsx';
import { pageAt } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { moments } from '#src/content/schemas/blocks.ts';
import { BlockSources } from '#src/mdx/blocks/block-sources.tsx';
import { Body } from '#src/mdx/body.tsx';
import { RichText } from '#src/mdx/rich-text.tsx';
import { Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';
import { Shell } from './shell.tsx';

type Sector = Document<'secteurs'>;

const [, oneHour, oneDay, oneWeek] = moments;

type Line = [name: string, text: string];

const Effects = ({ apres }: Sector['journee']) => {
  const lines: Line[] = [
    [`Après ${oneHour}`, apres.heure],
    [`Après ${oneDay}`, apres.jour],
    [`Après ${oneWeek}`, apres.semaine],
  ];
  return (
    <dl className="after">
      {lines.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

const KeyFigures = ({ stats }: Pick<Sector, 'stats'>) => {
  const lines: Line[] = [
    ['Attaques mesurées', stats.attackRate],
    ['Coût', stats.averageCost],
    ['Durée d’arrêt', stats.downtime],
  ];
  return (
    <section className="section" data-block="stats">
      <div className="frame">
        <h2 className="section-title">Trois repères, avec leurs réserves</h2>
        <dl className="named-list named-wide">
          {lines.map(([name, text]) => (
            <div key={name} data-item>
              <dt>{name}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <BlockSources of={stats} />
      </div>
    </section>
  );
};

const FurtherReading = ({ suites }: Pick<Sector, 'suites'>) => (
  <div className="note">
    <p className="note-title" data-twin="title">
      À lire ensuite
    </p>
    <ul>
      {suites.map((route) => (
        <li key={route}>
          <Link href={route} className="action-link">
            {pageAt(route).menu}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

/** A trade: its day without computers, its threats in order, its rules, its questions. */
export const SectorTemplate = ({ document }: { document: Sector }) => (
  <Shell
    document={document}
    lead={
      <>
        <Day journee={document.journee} />
        <Effects {...document.journee} />
        <BlockSources of={document.journee} />
      </>
    }
  >
    <Body document={document} />
    <KeyFigures stats={document.stats} />
    <FaqSection
      route={document.route}
      margin={<FurtherReading suites={document.suites} />}
      after={<ActionLink href="/contact">Poser une autre question</ActionLink>}
    />
    <Closing main="/devis" also={['/contact', '/comparatif']} />
  </Shell>
);
