// Lists the components that writers may use in MDX texts, and renders the text of a document with
// them.
import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ComponentType, ReactNode } from 'react';
import { type ComponentName, componentName, type SlotName } from '#src/content/components.ts';
import type { Document } from '#src/content/kinds.ts';
import { type BlockName, type Blocks, blockNames } from '#src/content/schemas/blocks.ts';
import { Simulateur } from '#src/ui/charts/simulator.tsx';
import { Arret } from '#src/ui/charts/stoppage.tsx';
import { Attaques } from './attaques.tsx';
import * as framed from './block-components.tsx';
import { BlockSources } from './block-sources.tsx';
import * as charts from './charts.tsx';
import { Clauses } from './clauses.tsx';
import { Facsimile } from './facsimile.tsx';
import { Glossaire } from './glossaire.tsx';
import { inlineComponents } from './inline.tsx';
import { Lettre, RemplirLettres } from './letters.tsx';
import { Menaces } from './menaces.tsx';
import * as ownTables from './own-tables.tsx';
import { Perimetre } from './perimetre.tsx';
import { Mdx } from './rich-text.tsx';
import * as structure from './structure.tsx';
import { DeuxContrats } from './two-contracts.tsx';

/** Components that show a field of the document. */
const blocks: { [Name in BlockName]: ComponentType<{ value: Blocks[Name] }> } = {
  attaques: Attaques,
  deuxContrats: DeuxContrats,
  menaces: Menaces,
  perimetre: Perimetre,
};

// biome-ignore lint/suspicious/noExplicitAny: each component has its own props, checked against its schema before the build
type Any = ComponentType<any>;

/**
 * Components that a text renders. The others are replaced earlier: `Selon` becomes text when the
 * documents load, `Source` moves to the margin, and setTypography() writes the values.
 */
type Drawn = Exclude<
  ComponentName,
  'Selon' | 'Source' | 'Libre' | 'Compte' | 'Prix' | 'Plafond' | 'Delai' | 'Chiffre'
>;

/** Content for each `<Emplacement nom="…" />` of a text, by name. */
export type Slots = Partial<Record<SlotName, ReactNode>>;

/**
 * Returns all components that a text may use. A component that is named after a field of the
 * document shows the value of this field and its sources.
 */
function registry(
  fields: Partial<Record<BlockName, unknown>>,
  slots: Slots = {},
): NonNullable<MDXRemoteProps['components']> {
  const bound = blockNames.map((name) => {
    const Shown: Any = blocks[name];
    return [
      componentName(name),
      () => (
        <div data-block={name}>
          <Shown value={fields[name]} />
          <BlockSources of={fields[name]} />
        </div>
      ),
    ];
  });
  const others: Record<
    Exclude<Drawn, Capitalize<BlockName> | keyof typeof inlineComponents>,
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
  return { ...inlineComponents, ...others, ...Object.fromEntries(bound) };
}

type BodyProps = {
  document: Document;
  slots?: Slots | undefined;
  layout?: 'body' | 'articles';
  /** Replaces components of structure.tsx, for a text with a different layout. */
  sections?: Partial<Record<keyof typeof structure, Any>>;
};

/** Renders the whole text of a document. */
export const Body = ({ document, slots, layout = 'body', sections }: BodyProps) => (
  <Mdx
    source={document.source}
    layout={layout}
    components={{
      ...registry(document as Partial<Record<BlockName, unknown>>, slots),
      ...sections,
    }}
  />
);
