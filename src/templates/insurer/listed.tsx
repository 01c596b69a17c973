import { BlockSources } from '#src/mdx/blocks/block-sources.tsx';
import { NamedRows } from '#src/mdx/named-rows.tsx';

type Props = { block: 'services' | 'publics'; title: string; rows: { name: string; description: string }[] };

/** What the grid lists beside guarantees and capacities. */
export const Listed = ({ block, title, rows }: Props) => (
  <div className="perimeter-group" data-block={block}>
    <h3 className="perimeter-title">{title}</h3>
    <NamedRows className="traits two-columns" rows={rows.map(({ name, description }) => ({ name, text: description }))} />
    <BlockSources of={rows} />
  </div>
);
