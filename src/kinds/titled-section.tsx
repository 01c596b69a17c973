import type { ReactNode } from 'react';
import { type MatterWidth, Row, RowMatter, RowName, Section } from '#src/ui/section.tsx';

type Props = {
  title: string;
  id?: string;
  block?: string | undefined;
  width?: MatterWidth;
  children: ReactNode;
};

export const TitledSection = ({ title, id, block, width = 'wide', children }: Props) => (
  <Section block={block} labelledBy={id}>
    <Row>
      <RowName>
        <h2 id={id}>{title}</h2>
      </RowName>
      <RowMatter width={width} className="space-y-6">
        {children}
      </RowMatter>
    </Row>
  </Section>
);
