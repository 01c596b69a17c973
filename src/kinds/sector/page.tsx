import { BlockSources } from '#src/blocks/block-sources.tsx';
import { NamedRows } from '#src/blocks/rich-text.tsx';
import { getPageByRoute } from '#src/content/documents.ts';
import type { Document } from '#src/content/kinds.ts';
import { plan as planNamed } from '#src/content/tables.ts';
import { Day } from '#src/ui/charts/day.tsx';
import { LinkItems } from '#src/ui/link.tsx';
import { Note } from '#src/ui/note.tsx';
import { FaqSection } from '../faq-section.tsx';
import type { Row } from '../page.tsx';
import { getExampleFirm } from '../stop-cost.tsx';
import { TitledSection } from '../titled-section.tsx';
import { TradePlan } from '../trade-plan.tsx';

type Sector = Document<'secteurs'>;

const KeyFigures = ({ stats }: Pick<Sector, 'stats'>) => (
  <TitledSection title={'Fréquence, coût et durée\u00A0: ce que l’on en sait'} block="stats">
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

/**
 * Parts of the page of a trade: a day without computers, threats in their order, rules and
 * questions.
 */
export const sector: Row<'secteurs'> = {
  ask: ({ slug }) => `/devis?secteur=${slug}`,
  lead: ({ plan }) => plan && <TradePlan of={plan} />,
  above: ({ journee, plan }) => (
    <div className="border-t-2">
      <div className="frame py-6 lg:py-9">
        <Day
          journee={journee}
          attente={plan ? getExampleFirm(planNamed(plan)).attente : undefined}
        />
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
    />
  ),
  also: ['/contact', '/comparatif'],
  closing: 'Votre activité s’arrête\u00A0: combien, et qui paie\u202F?',
};
