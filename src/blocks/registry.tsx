// Lists the components that writers may use in MDX texts, and renders the text of a document with
// them.
import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ComponentType, ReactNode } from 'react';
import {
  type ComponentName,
  componentName,
  drawsRows,
  type SlotName,
} from '#src/content/components.ts';
import type { Document } from '#src/content/kinds.ts';
import type { BlockName, Blocks, TextBlock } from '#src/content/schemas/blocks.ts';
import { collectCitations } from '#src/content/texts.ts';
import { Simulateur } from '#src/ui/charts/simulator.tsx';
import { Arret } from '#src/ui/charts/stoppage.tsx';
import { Row, RowMatter } from '#src/ui/section.tsx';
import { SourceList } from '#src/ui/source-list.tsx';
import { attaques } from './attaques.tsx';
import * as framed from './block-components.tsx';
import * as charts from './charts.tsx';
import { Clauses } from './clauses.tsx';
import type { Drawing } from './drawing.ts';
import { Facsimile } from './facsimile.tsx';
import { Glossaire } from './glossaire.tsx';
import { inlineComponents } from './inline.tsx';
import { Lettre, RemplirLettres } from './letters.tsx';
import { menacesAccueil } from './menaces.tsx';
import * as ownTables from './own-tables.tsx';
import { perimetre } from './perimeters.tsx';
import { Mdx } from './rich-text.tsx';
import { situations } from './situations.tsx';
import * as structure from './structure.tsx';
import { deuxContrats } from './two-contracts.tsx';

type Drawings = { [Name in TextBlock]: Drawing<Name> };

const drawings: Drawings = {
  attaques,
  deuxContrats,
  menaces: menacesAccueil,
  perimetre,
  situations,
};

type Props<Name extends TextBlock> = { name: Name; value: Blocks[Name]; drawing: Drawing<Name> };

const Block = <Name extends TextBlock>({ name, value, drawing }: Props<Name>) => {
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

// biome-ignore lint/suspicious/noExplicitAny: each component has its own props, checked against its schema before the build
type Any = ComponentType<any>;

/**
 * Components that a text renders. The other two are replaced earlier: `Source` moves to the margin,
 * and `Selon` becomes text when the documents load.
 */
type Drawn = Exclude<ComponentName, 'Source' | 'Selon'>;

/** Content for each `<Emplacement nom="…" />` of a text, by name. */
export type Slots = Partial<Record<SlotName, ReactNode>>;

/**
 * Returns all components that a text may use. A component that is named after a field of the
 * document shows the value of this field.
 */
function registry(
  fields: Partial<Record<BlockName, unknown>>,
  slots: Slots = {},
  other: Partial<Drawings> = {},
): NonNullable<MDXRemoteProps['components']> {
  const bound = Object.entries({ ...drawings, ...other }).map(([field, drawing]) => [
    componentName(field),
    () => (
      <Block
        name={field as never}
        value={fields[field as TextBlock] as never}
        drawing={drawing as never}
      />
    ),
  ]);
  const drawersByName: Record<
    Exclude<Drawn, Capitalize<TextBlock> | keyof typeof inlineComponents>,
    Any
  > = {
    ...framed,
    ...charts,
    ...ownTables,
    ...structure,
    Simulateur,
    Arret,
    Glossaire,
    Clauses,
    Facsimile,
    Lettre,
    RemplirLettres,
    // biome-ignore lint/correctness/noComponentHookFactories: rendered once, on the server, without state
    Emplacement: ({ nom }: { nom: SlotName }) => {
      if (slots[nom] === undefined)
        throw new Error(
          `<Emplacement nom="${nom}" /> : le modèle de cette page n’a pas « ${nom} ».`,
        );
      return slots[nom];
    },
  };
  return { ...inlineComponents, ...drawersByName, ...Object.fromEntries(bound) };
}

type BodyProps = {
  document: Document;
  slots?: Slots | undefined;
  other?: Partial<Drawings>;
  /** Replaces components of structure.tsx, for a text with a different layout. */
  sections?: Partial<Record<keyof typeof structure, Any>>;
};

/** Renders the whole text of a document. */
export const Body = ({ document, slots, other, sections }: BodyProps) => (
  <Mdx
    source={document.source}
    layout="body"
    components={{
      ...registry(document as Partial<Record<BlockName, unknown>>, slots, other),
      ...sections,
    }}
  />
);
