import { Day } from '#src/components/charts/day.tsx';
import { ActionLink, Link } from '#src/components/ui/link.tsx';
import { allPages } from '#src/content/documents.ts';
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

const After = ({ apres }: Sector['journee']) => (
  <dl className="after">
    <div>
      <dt>Après {oneHour}</dt>
      <dd>
        <RichText text={apres.heure} />
      </dd>
    </div>
    <div>
      <dt>Après {oneDay}</dt>
      <dd>
        <RichText text={apres.jour} />
      </dd>
    </div>
    <div>
      <dt>Après {oneWeek}</dt>
      <dd>
        <RichText text={apres.semaine} />
      </dd>
    </div>
  </dl>
);

const Marks = ({ stats }: Pick<Sector, 'stats'>) => (
  <section className="section" data-block="stats">
    <div className="frame">
      <h2 className="section-title">Trois repères, avec leurs réserves</h2>
      <dl className="named-list named-wide">
        <div data-item>
          <dt>Attaques mesurées</dt>
          <dd>
            <RichText text={stats.attackRate} />
          </dd>
        </div>
        <div data-item>
          <dt>Coût</dt>
          <dd>
            <RichText text={stats.averageCost} />
          </dd>
        </div>
        <div data-item>
          <dt>Durée d’arrêt</dt>
          <dd>
            <RichText text={stats.downtime} />
          </dd>
        </div>
      </dl>
      <BlockSources of={stats} />
    </div>
  </section>
);

const Next = ({ suites }: Pick<Sector, 'suites'>) => (
  <div className="note">
    <p className="note-title" data-twin="title">
      À lire ensuite
    </p>
    <ul>
      {suites.map((route) => (
        <li key={route}>
          <Link href={route} className="action-link">
            {allPages().find((page) => page.route === route)?.menu ?? route}
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
        <After {...document.journee} />
        <BlockSources of={document.journee} />
      </>
    }
  >
    <Body document={document} />
    <Marks stats={document.stats} />
    <FaqSection
      route={document.route}
      margin={<Next suites={document.suites} />}
      after={<ActionLink href="/contact">Poser une autre question</ActionLink>}
    />
    <Closing main="/devis" also={['/contact', '/comparatif']} />
  </Shell>
);
