import type { Document } from '#src/content/kinds.ts';
import { BlockSources } from '#src/mdx/blocks/block-sources.tsx';
import { RichText } from '#src/mdx/rich-text.tsx';

/** As many reasons against as for, with the same weight. */
export const Weights = ({ document }: { document: Document<'assureurs'> }) => (
  <section className="section">
    <div className="frame">
      <h2 className="section-title">À poids égal</h2>
      <div className="facing">
        <div data-block="forces">
          <h3>Ce qui joue pour</h3>
          <ul>
            {document.forces.map((text) => (
              <li key={text} data-item>
                <RichText text={text} />
              </li>
            ))}
          </ul>
        </div>
        <div data-block="vigilance">
          <h3>Ce qui doit vous arrêter</h3>
          <ul>
            {document.vigilance.map((text) => (
              <li key={text} data-item>
                <RichText text={text} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <BlockSources of={[document.forces, document.vigilance]} />
    </div>
  </section>
);
