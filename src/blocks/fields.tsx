// blocks/: components that render the fields of a page in its text. This file maps each field name
// to its component.

import { componentName, drawsRows } from '#src/content/components.ts';
import type { Blocks, TextBlock } from '#src/content/schemas/blocks.ts';
import { collectCitations } from '#src/content/texts.ts';
import { Row, RowMatter } from '#src/ui/section.tsx';
import { SourceList } from '#src/ui/source-list.tsx';
import { interruptions, sinistres } from './claims.tsx';
import { couvertures } from './couvertures.tsx';
import type { Drawing } from './drawing.ts';
import { etapes } from './etapes.tsx';
import { facteurs } from './facteurs.tsx';
import * as lists from './lists.tsx';
import { menaces } from './menaces.tsx';
import * as perimeters from './perimeters.tsx';
import { situations } from './situations.tsx';
import * as tables from './tables.tsx';

export type Drawings = { [Name in TextBlock]: Drawing<Name> };

export const drawings: Drawings = {
  ...lists,
  ...tables,
  ...perimeters,
  couvertures,
  etapes,
  facteurs,
  interruptions,
  menaces,
  sinistres,
  situations,
};

type Props<Name extends TextBlock> = { name: Name; value: Blocks[Name]; drawing: Drawing<Name> };

export const Block = <Name extends TextBlock>({ name, value, drawing }: Props<Name>) => {
  const sources = <SourceList citations={(drawing.citations ?? collectCitations)(value)} />;
  return (
    <div data-block={name} className={drawing.className}>
      {drawing.draw(value)}
      {drawsRows(componentName(name)) ? (
        <Row>
          <RowMatter>{sources}</RowMatter>
        </Row>
      ) : (
        sources
      )}
    </div>
  );
};
