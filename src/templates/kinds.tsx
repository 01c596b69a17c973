// templates/: how pages look. All are drawn by one template (page.tsx); here, the row of each kind,
// and of each page that has one of its own.

import type { ownRoutes } from '#src/config/routes.ts';
import { find } from '#src/content/documents.ts';
import { type Document, type Kind, kindNames } from '#src/content/kinds.ts';
import { GuidePath } from '#src/ui/charts/path.tsx';
import { CapacityTiers } from './capacities.tsx';
import { comparison } from './comparison.tsx';
import { emergency } from './emergency.tsx';
import { faq } from './faq.tsx';
import { guide } from './guide.tsx';
import { home } from './home.tsx';
import { profile } from './insurer.tsx';
import { legal } from './legal.tsx';
import { CardList } from './lists/cards.tsx';
import { GuaranteeTable } from './lists/guarantees.tsx';
import { InsurerList } from './lists/insurers.tsx';
import type { Row } from './page.tsx';
import { prices } from './prices.tsx';
import { quote } from './quote.tsx';
import { search } from './search.tsx';
import { sector } from './sector.tsx';
import { thanks } from './thanks.tsx';
import { toolList } from './tools/list.tsx';
import { tools } from './tools/rows.tsx';

const rows: { [K in Kind]: Row<K> } = {
  pages: { also: ['/comparatif'] },
  guides: guide,
  garanties: { also: ['/comparatif', '/comment-souscrire'] },
  secteurs: sector,
  entreprises: { also: ['/comparatif'] },
  assureurs: profile,
  outils: { also: ['/contact'] },
  legal,
};

/**
 * What a form that was sent without scripts is answered with: the text alone, nothing that asks for
 * a request again.
 */
const answer: Row<'pages'> = { also: undefined };

const own: { pages: Record<keyof typeof ownRoutes, Row<'pages'>> } & {
  [K in Kind]?: Record<string, Row<K>>;
} = {
  pages: {
    accueil: home,
    comparatif: comparison,
    'demande-a-corriger': answer,
    'demande-enregistree': answer,
    'demande-incertaine': answer,
    devis: quote,
    faq,
    merci: thanks,
    recherche: search,
    tarifs: prices,
    'urgence-cyberattaque': emergency,
    guides: {
      lead: GuidePath,
      slots: () => ({ liste: <CardList of="guides" /> }),
      also: ['/contact'],
    },
    garanties: {
      slots: () => ({ liste: <CardList of="garanties" />, tableau: <GuaranteeTable /> }),
      also: ['/comparatif', '/comment-souscrire'],
    },
    secteurs: {
      slots: () => ({ liste: <CardList of="secteurs" /> }),
      also: ['/tarifs', '/contact'],
    },
    entreprises: {
      slots: () => ({ liste: <CardList of="entreprises" /> }),
      also: ['/tarifs', '/comparatif'],
    },
    outils: toolList,
    assureurs: {
      slots: () => ({ liste: <InsurerList />, capacites: <CapacityTiers /> }),
      also: ['/comparatif'],
    },
  },
  entreprises: {
    'tpe-pme': { also: ['/tarifs', '/comparatif'] },
    'grandes-entreprises': { also: ['/comparatif', '/comment-souscrire'] },
    independants: { also: ['/tarifs', '/comment-souscrire'] },
  },
  outils: tools,
};
// Under a name that no page has, a row would be drawn nowhere.
for (const kind of kindNames) for (const slug of Object.keys(own[kind] ?? {})) find(kind, slug);

/** How a page looks. */
export const rowOf = ({ kind, slug }: Document): Row =>
  ({ ...rows[kind], ...(own[kind] as Record<string, object> | undefined)?.[slug] }) as Row;
