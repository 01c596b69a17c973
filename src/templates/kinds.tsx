// templates/: how each kind of page looks, one server component a kind; here, which belongs to which.
import type { ReactNode } from 'react';
import { type Document, definitionOf, type Kind, kindNames } from '#src/content/kinds.ts';
import { CompanyTemplate } from './company.tsx';
import { GuaranteeTemplate } from './guarantee.tsx';
import { GuideTemplate } from './guide.tsx';
import { type Index, IndexTemplate } from './index-page.tsx';
import { InsurerTemplate } from './insurer.tsx';
import { LegalTemplate } from './legal.tsx';
import { CompanyList } from './lists/companies.tsx';
import { GuaranteeList, GuaranteeTable } from './lists/guarantees.tsx';
import { GuideList, GuidePath } from './lists/guides.tsx';
import { CapacityTiers, InsurerList } from './lists/insurers.tsx';
import { SectorList } from './lists/sectors.tsx';
import { ReadingTemplate } from './reading.tsx';
import { SectorTemplate } from './sector.tsx';
import { ToolTemplate } from './tool.tsx';

export type Template<K extends Kind = Kind> = (props: { document: Document<K> }) => ReactNode;

/** How a kind of page looks: one of its pages, and the index above them if it has one. */
type Presentation<K extends Kind> = { template: Template<K>; index?: Index };

/** A page of content/pages that has no route of its own: the index of a kind, or a page to read. */
const PageTemplate: Template<'pages'> = ({ document }) => {
  const listed = kindNames.find((kind) => definitionOf(kind).index === document.slug);
  const index = listed && presentations[listed].index;
  return index ? <IndexTemplate document={document} {...index} /> : <ReadingTemplate document={document} />;
};

const presentations: { [K in Kind]: Presentation<K> } = {
  pages: { template: PageTemplate },
  legal: { template: LegalTemplate },
  guides: {
    template: GuideTemplate,
    index: { slots: () => ({ liste: <GuideList /> }), also: ['/contact'], lead: () => <GuidePath /> },
  },
  garanties: {
    template: GuaranteeTemplate,
    index: {
      slots: () => ({ liste: <GuaranteeList />, tableau: <GuaranteeTable /> }),
      also: ['/comparatif', '/comment-souscrire'],
    },
  },
  secteurs: {
    template: SectorTemplate,
    index: { slots: () => ({ liste: <SectorList /> }), also: ['/tarifs', '/contact'] },
  },
  entreprises: {
    template: CompanyTemplate,
    index: { slots: () => ({ liste: <CompanyList /> }), also: ['/tarifs', '/comparatif'] },
  },
  assureurs: {
    template: InsurerTemplate,
    index: { slots: () => ({ liste: <InsurerList />, capacites: <CapacityTiers /> }), also: ['/comparatif'] },
  },
  outils: { template: ToolTemplate },
};

/** The template of a page that has no route of its own. */
export const templateOf = ({ kind }: Document) => presentations[kind].template as Template;
