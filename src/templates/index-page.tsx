import type { ReactNode } from 'react';
import type { Action } from '#src/config/actions.ts';
import type { Document } from '#src/content/kinds.ts';
import { Body } from '#src/mdx/body.tsx';
import type { Slots } from '#src/mdx/registry.tsx';
import { Closing } from './closing.tsx';
import { FaqSection } from './faq-section.tsx';
import { CompanyList } from './lists/companies.tsx';
import { GuaranteeList, GuaranteeTable } from './lists/guarantees.tsx';
import { GuideList, GuidePath } from './lists/guides.tsx';
import { CapacityTiers, InsurerList } from './lists/insurers.tsx';
import { SectorList } from './lists/sectors.tsx';
import { Shell } from './shell.tsx';

type Props = { document: Document<'pages'> };

/** The page above a kind: its list, and what helps to choose in it. */
const IndexPage = ({ document, slots, also, lead }: Props & { slots: Slots; also: Action[]; lead?: ReactNode }) => (
  <Shell document={document} lead={lead}>
    <Body document={document} slots={slots} />
    <FaqSection route={document.route} />
    <Closing main="/devis" also={also} />
  </Shell>
);

export const GuaranteesTemplate = (props: Props) => (
  <IndexPage
    {...props}
    slots={{ liste: <GuaranteeList />, tableau: <GuaranteeTable /> }}
    also={['/comparatif', '/comment-souscrire']}
  />
);
export const InsurersTemplate = (props: Props) => (
  <IndexPage {...props} slots={{ liste: <InsurerList />, capacites: <CapacityTiers /> }} also={['/comparatif']} />
);
export const SectorsTemplate = (props: Props) => (
  <IndexPage {...props} slots={{ liste: <SectorList /> }} also={['/tarifs', '/contact']} />
);
export const CompaniesTemplate = (props: Props) => (
  <IndexPage {...props} slots={{ liste: <CompanyList /> }} also={['/tarifs', '/comparatif']} />
);
export const GuidesTemplate = (props: Props) => (
  <IndexPage {...props} slots={{ liste: <GuideList /> }} also={['/contact']} lead={<GuidePath />} />
);
