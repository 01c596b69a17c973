import { BlockSources } from '#src/blocks/block-sources.tsx';
import { RichText } from '#src/blocks/rich-text.tsx';
import type { Document } from '#src/content/kinds.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { elide } from '#src/lib/letters.ts';
import { TitledSection } from '../titled-section.tsx';

type Props = { document: Document<'assureurs'>; row: Assureur };

type LinesProps = {
  block: string;
  title: string;
  lines: (string | { nom: string; description: string })[];
};

const point = 'border-t border-filet py-1 leading-serre';

const Lines = ({ block, title, lines }: LinesProps) => (
  <div data-block={block}>
    <h3 className="pb-2">{title}</h3>
    <ul>
      {lines.map((line) =>
        typeof line === 'string' ? (
          <RichText as="li" key={line} className={point} data-item text={line} />
        ) : (
          <li key={line.nom} className={point} data-item>
            <b>{line.nom}</b> : <RichText text={line.description} />
          </li>
        ),
      )}
    </ul>
  </div>
);

/**
 * Shows for which companies an insurer may be suitable: as many reasons for it as against it,
 * services and trades.
 */
export const Suits = ({
  document: { forces, vigilance, services, publics, titres },
  row: { nom },
}: Props) => (
  <TitledSection
    id="convient"
    title={titres?.convient ?? `À quelles entreprises ${nom} peut convenir`}
  >
    <div className="grid gap-8 md:grid-cols-[1fr_1fr]">
      <Lines block="forces" title={`Points forts ${elide('de', nom)}`} lines={forces} />
      <Lines block="vigilance" title={`Points de vigilance avec ${nom}`} lines={vigilance} />
      <Lines
        block="services"
        title={`Services ${elide('de', nom)}, repères indicatifs`}
        lines={services}
      />
      <Lines block="publics" title={`Métiers à étudier avec ${nom}`} lines={publics} />
    </div>
    <BlockSources of={[forces, vigilance, services, publics]} />
  </TitledSection>
);
