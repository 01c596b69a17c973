import { ContractsInBrief } from '#src/blocks/two-contracts.tsx';
import type { Document } from '#src/content/kinds.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { renderNote } from './lead.tsx';

/** Introduces the page with the result of its comparison. */
export const ContractHead = (document: Document<'pages'>) => (
  <PageHead
    of={document}
    lead={document.deuxContrats && <ContractsInBrief {...document.deuxContrats} />}
    note={renderNote(document)}
  />
);
