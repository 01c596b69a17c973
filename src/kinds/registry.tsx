// One template (page.tsx) renders all pages. This file lists, for each kind of page and for some
// single pages, the parts that differ from the template.

import type { ownRoutes } from '#src/config/routes.ts';
import { find } from '#src/content/documents.ts';
import { type Document, type Kind, kindNames } from '#src/content/kinds.ts';
import { QuoteHead } from '#src/kinds/quote.tsx';
import { QuoteColumns } from '#src/quote/quote-columns.tsx';
import { Thanks } from '#src/quote/thanks-page.tsx';
import { GuidePath } from '#src/ui/charts/path.tsx';
import { CapacityTiers } from './capacities.tsx';
import { comparison } from './comparison/page.tsx';
import { ContractHead } from './contract-head.tsx';
import { emergency } from './emergency/page.tsx';
import { faq } from './faq/page.tsx';
import { guide } from './guide/page.tsx';
import { home } from './home/page.tsx';
import { profile } from './insurer/page.tsx';
import { InsurerList } from './insurers.tsx';
import { legal } from './legal/page.tsx';
import { CardList } from './list/cards.tsx';
import { CeilingChoice, GuaranteeTimes } from './list/guarantee-claims.tsx';
import { GuaranteePerimeters } from './list/guarantee-perimeters.tsx';
import { GuaranteeKey, GuaranteeList, GuaranteeTable } from './list/guarantees.tsx';
import { SectorList } from './list/sector-list.tsx';
import { SectorPlans } from './list/sector-plans.tsx';
import type { Row } from './page.tsx';
import { Payments } from './payments.tsx';
import { prices } from './prices/page.tsx';
import { search } from './search/page.tsx';
import { sector } from './sector/page.tsx';
import { SubscriptionTimes } from './subscription-times.tsx';
import { toolList } from './tool/list.tsx';
import { tools } from './tool/rows.tsx';

const rows: { [K in Kind]: Row<K> } = {
  pages: { also: ['/comparatif'] },
  guides: guide,
  garanties: {
    also: ['/comparatif', '/comment-souscrire'],
    closing: 'Cette garantie, pour votre entreprise\u00A0: jusqu’où, et à quel prix\u202F?',
  },
  secteurs: sector,
  entreprises: {
    ask: () => '/devis',
    also: ['/comparatif'],
    closing: 'Une entreprise comme la vôtre\u00A0: quel contrat, et à quel prix\u202F?',
  },
  assureurs: profile,
  outils: { also: ['/contact'] },
  legal,
};

/**
 * Pages to which the browser goes after it has sent a form without scripts. They have no closing
 * section, because it would propose to send a request again.
 */
const answer: Row<'pages'> = { also: undefined };

const own: { pages: Record<keyof typeof ownRoutes, Row<'pages'>> } & {
  [K in Kind]?: Record<string, Row<K>>;
} = {
  pages: {
    accueil: home,
    comparatif: comparison,
    'comment-nous-sommes-payes': { lead: Payments },
    'comment-souscrire': { lead: SubscriptionTimes },
    'demande-a-corriger': answer,
    'demande-enregistree': answer,
    'demande-incertaine': answer,
    devis: {
      head: (document) => <QuoteHead document={document} />,
      text: (document) => <QuoteColumns document={document} />,
      also: undefined,
    },
    faq,
    'lire-un-contrat': { head: ContractHead },
    merci: {
      head: (document) => <Thanks document={document} />,
      text: () => null,
      also: undefined,
    },
    recherche: search,
    tarifs: prices,
    'urgence-cyberattaque': emergency,
    guides: {
      lead: GuidePath,
      slots: () => ({ liste: <CardList of="guides" /> }),
      also: ['/contact'],
    },
    garanties: {
      above: GuaranteePerimeters,
      slots: () => ({
        legende: <GuaranteeKey />,
        liste: <GuaranteeList />,
        tableau: <GuaranteeTable />,
        frise: <GuaranteeTimes />,
        calcul: <CeilingChoice />,
      }),
      also: ['/comparatif', '/comment-souscrire'],
      closing:
        'Votre plus gros client s’arrête à cause de vous\u00A0: votre plafond suffit-il\u202F?',
    },
    secteurs: {
      above: SectorPlans,
      slots: () => ({ liste: <SectorList /> }),
      also: ['/tarifs', '/contact'],
      closing: 'Votre jour d’arrêt\u00A0: combien, et qui paie\u202F?',
    },
    entreprises: {
      slots: () => ({ liste: <CardList of="entreprises" /> }),
      also: ['/tarifs', '/comparatif'],
    },
    outils: toolList,
    assureurs: {
      slots: () => ({ liste: <InsurerList />, capacites: <CapacityTiers /> }),
    },
  },
  entreprises: {
    'tpe-pme': { also: ['/tarifs', '/comparatif'] },
    'grandes-entreprises': { also: ['/comparatif', '/comment-souscrire'] },
    independants: { also: ['/tarifs', '/comment-souscrire'] },
  },
  outils: tools,
};
/** Throws an error if the list `own` names a page that does not exist. */
export function requireOwnPages(): void {
  for (const kind of kindNames) for (const slug of Object.keys(own[kind] ?? {})) find(kind, slug);
}

export const getRow = ({ kind, slug }: Document): Row =>
  ({ ...rows[kind], ...(own[kind] as Record<string, object> | undefined)?.[slug] }) as Row;
