import type { Document } from '#src/content/kinds.ts';
import { BlockSources } from '#src/mdx/blocks/block-sources.tsx';
import { RichText } from '#src/mdx/rich-text.tsx';

const Points = ({ block, title, texts }: { block: string; title: string; texts: string[] }) => (
  <div data-block={block}>
    <h3>{title}</h3>
    <ul>
      {texts.map((text) => (
        <RichText as="li" key={text} data-item text={text} />
      ))}
    </ul>
  </div>
);

type Props = { document: Document<'assureurs'>; name: string };

/** Whom it may suit: as many reasons against as for, with the same weight. */
export const ProsAndCons = ({ document: { forces, vigilance }, name }: Props) => (
  <section className="section">
    <div className="frame">
      <h2 className="section-title">À quelles entreprises {name} peut convenir</h2>
      <div className="facing grid md:grid-cols-[1fr_1fr] gap-8">
        <Points block="forces" title="Points forts" texts={forces} />
        <Points block="vigilance" title="Points de vigilance" texts={vigilance} />
      </div>
      <BlockSources of={[forces, vigilance]} />
    </div>
  </section>
);
