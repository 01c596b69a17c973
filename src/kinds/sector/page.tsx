import { BlockSources } from '#src/blocks/block-sources.tsx';
import { NamedRows, RichText } from '#src/blocks/rich-text.tsx';
import { getPageByRoute } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { moments } from '#src/content/schemas/blocks.ts';
import { plan as planNamed } from '#src/content/tables.ts';
import { Day } from '#src/ui/charts/day.tsx';
import { ActionLink, LinkItems } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { FaqSection } from '../faq-section.tsx';
import type { Row } from '../page.tsx';
import { getExampleFirm } from '../stop-cost.tsx';
import { TitledSection } from '../titled-section.tsx';
import { TradePlan } from '../trade-plan.tsx';

type Sector = Document<'secteurs'>;

const [, oneHour, oneDay, oneWeek] = moments;

/** Shows the effects of a stop, on a wide screen below the marks of the axis. */
const Effects = ({ apres }: Sector['journee']) => (
  <dl className="mt-5 grid gap-4 md:grid-cols-3 md:gap-6 lg:grid-cols-[13.5rem_repeat(4,1fr)] lg:gap-0">
    {[
      [oneHour, apres.heure],
      [oneDay, apres.jour],
      [oneWeek, apres.semaine],
    ].map(([time, text = '']) => (
      <div key={time} className="lg:pr-5 lg:first:col-[3]" data-item>
        <dt className="type-heading">Après {time}</dt>
        <RichText as="dd" className="mt-1 text-base leading-serre" text={text} />
      </div>
    ))}
  </dl>
);

const KeyFigures = ({ stats }: Pick<Sector, 'stats'>) => (
  <TitledSection title="Fréquence, coût et durée : ce que l’on en sait" block="stats">
    <NamedRows
      rows={[
        { name: 'Attaques mesurées', text: stats.attaques },
        { name: 'Coût', text: stats.cout },
        { name: 'Durée d’arrêt', text: stats.arret },
      ]}
    />
    <BlockSources of={stats} />
  </TitledSection>
);

/** Shows a trade: its day without computers, its threats in order, its rules and its questions. */
export const sector: Row<'secteurs'> = {
  lead: ({ plan }) => plan && <TradePlan of={plan} />,
  above: ({ journee, plan }) => (
    <div className="border-t-2">
      <div className="frame pt-8 pb-10">
        <Day
          journee={journee}
          attente={plan ? getExampleFirm(planNamed(plan)).attente : undefined}
        />
        <Effects {...journee} />
        <BlockSources of={journee} />
      </div>
    </div>
  ),
  below: KeyFigures,
  questions: ({ route, suites }) => (
    <FaqSection
      route={route}
      notes={
        <Note title="À lire ensuite">
          <ul>
            <LinkItems
              links={suites.map((to) => ({ href: to, label: getPageByRoute(to).menu }))}
              className="action-link"
            />
          </ul>
        </Note>
      }
      after={<ActionLink href="/contact">Poser une autre question</ActionLink>}
    />
  ),
  also: ['/contact', '/comparatif'],
  closing: 'Votre activité s’arrête\u00A0: combien, et qui paie\u202F?',
};
