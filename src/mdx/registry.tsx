// mdx/: the components that writers may use in a text, and how a text is compiled and laid out; here, all of them.
import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ComponentType, ReactNode } from 'react';
import { type ComponentName, componentName, type SlotName } from '#src/content/components.ts';
import type { BlockName, TextBlock } from '#src/content/schemas/blocks.ts';
import { Affirmation, Bouton, Cocher, Encart, Marge, Phase, PhaseMargin } from './block-components.tsx';
import { Clauses } from './blocks/clauses.tsx';
import { EditionSuivante } from './blocks/edition-suivante.tsx';
import { Effectifs } from './blocks/effectifs.tsx';
import { Facsimile } from './blocks/facsimile.tsx';
import { Glossaire } from './blocks/glossaire.tsx';
import { Block, type Drawings, drawings } from './blocks/index.tsx';
import { Reperes } from './blocks/reperes.tsx';
import { Arret, AxePrix, Barres, Echelle, Simulateur } from './charts.tsx';
import { Appels } from './emergency-calls.tsx';
import { inlineComponents } from './inline.tsx';
import { Section, SectionMargin, SectionText, SectionTitle, SourceList, WideSection } from './structure.tsx';
import { ColumnHead, MarkdownTable } from './table.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each component has its own props, checked against its schema before the build
type Any = ComponentType<any>;

/** Gone by the time the text is drawn: written out, or shown in the margin. */
type WrittenOut = 'Prix' | 'Plafond' | 'Delai' | 'Chiffre' | 'Compte' | 'Selon' | 'Source' | 'Libre';
type Drawn = Exclude<ComponentName, WrittenOut>;

/** What templates put where a text says `<Emplacement nom="…" />`. */
export type Slots = Partial<Record<SlotName, ReactNode>>;

/** Every component of a text, those that draw a field of the page bound to it. */
export function registry(
  fields: Partial<Record<BlockName, unknown>>,
  slots: Slots = {},
  other: Partial<Drawings> = {},
): NonNullable<MDXRemoteProps['components']> {
  const bound = Object.entries({ ...drawings, ...other }).map(([field, drawing]) => [
    componentName(field),
    () => <Block name={field as never} value={fields[field as TextBlock] as never} drawing={drawing as never} />,
  ]);
  const drawn: Record<Exclude<Drawn, Capitalize<TextBlock> | keyof typeof inlineComponents>, Any> = {
    Marge,
    Encart,
    Cocher,
    Bouton,
    Affirmation,
    Phase,
    Appels,
    Barres,
    Echelle,
    AxePrix,
    Simulateur,
    Arret,
    Effectifs,
    EditionSuivante,
    Glossaire,
    Reperes,
    Clauses,
    Facsimile,
    // biome-ignore lint/correctness/noComponentHookFactories: drawn once, on the server, with no state to lose
    Emplacement: ({ nom }: { nom: SlotName }) => {
      if (slots[nom] === undefined) throw new Error(`<Emplacement nom="${nom}" /> : le modèle de cette page n’a pas « ${nom} ».`);
      return slots[nom];
    },
  };
  const structure = {
    Section,
    SectionText,
    SectionTitle,
    SectionMargin,
    WideSection,
    SourceList,
    PhaseMargin,
    table: MarkdownTable,
    th: ColumnHead,
  };
  return { ...inlineComponents, ...drawn, ...structure, ...Object.fromEntries(bound) };
}
