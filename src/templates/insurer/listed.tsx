import { BlockSources } from '#src/mdx/blocks/block-sources.tsx';
import { NamedRows } from '#src/mdx/named-rows.tsx';

type Props = { block: 'services' | 'publics'; title: string; rows: { nom: string; description: string }[] };

/** What the grid lists beside guarantees and capacities. */
export const Listed = ({ block, title, rows }: Props) => (
  <div className="perimeter-group" data-block={block}>
    <h3 className="perimeter-title">{title}</h3>
    <NamedRows className="traits two-columns" rows={rows.map(({ nom, description }) => ({ name: nom, text: description }))} />
    <BlockSources of={rows} />
  </div>
);
