// mdx/: the components that writers may use in a text, and how a text is compiled and laid out; here, all of them.
import type { MDXRemoteProps } from 'next-mdx-remote/rsc';
import type { ComponentType, ReactNode } from 'react';
import type { ComponentName, SlotName } from '#src/content/components.ts';
import type { BlockName } from '#src/content/schemas/blocks.ts';
import { lowerFirst } from '#src/domain/letters.ts';
import { Affirmation, Bouton, Cocher, Encart, Marge, Phase, PhaseMargin } from './block-components.tsx';
import { Interruptions, Sinistres } from './blocks/claims.tsx';
import { Clauses } from './blocks/clauses.tsx';
import { Couvertures } from './blocks/couvertures.tsx';
import { Documents } from './blocks/documents.tsx';
import { EditionSuivante } from './blocks/edition-suivante.tsx';
import { Effectifs } from './blocks/effectifs.tsx';
import { Etapes } from './blocks/etapes.tsx';
import { Facteurs } from './blocks/facteurs.tsx';
import { Formules } from './blocks/formules.tsx';
import { Glossaire } from './blocks/glossaire.tsx';
import { Avantages, Economies, Erreurs, Expositions, Mots, Publics, Raisons, Solutions } from './blocks/lists.tsx';
import { Menaces } from './blocks/menaces.tsx';
import { Perimetre } from './blocks/perimetre.tsx';
import { Reperes } from './blocks/reperes.tsx';
import { Situations } from './blocks/situations.tsx';
import { Amendes, Inclusions, Profils, Risques } from './blocks/tables.tsx';
import { Temoignages } from './blocks/temoignages.tsx';
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

const blockComponents = {
  Perimetre,
  Couvertures,
  Risques,
  Amendes,
  Interruptions,
  Sinistres,
  Mots,
  Menaces,
  Solutions,
  Inclusions,
  Temoignages,
  Expositions,
  Avantages,
  Raisons,
  Formules,
  Profils,
  Situations,
  Etapes,
  Documents,
  Erreurs,
  Facteurs,
  Economies,
  Publics,
};

const fieldOf = (component: string) => lowerFirst(component) as BlockName;

/** Every component of a text, those that draw a field of the page bound to it. */
export function registry(
  fields: Partial<Record<BlockName, unknown>>,
  slots: Slots = {},
  other: Partial<Record<Drawn, Any>> = {},
): NonNullable<MDXRemoteProps['components']> {
  const bound = Object.entries({ ...blockComponents, ...other }).map(([name, Component]) => {
    const field = fieldOf(name);
    const Bound = Component as Any;
    return [name, () => <Bound {...{ [field]: fields[field] }} />];
  });
  const drawn: Record<Exclude<Drawn, keyof typeof blockComponents | keyof typeof inlineComponents>, Any> = {
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
