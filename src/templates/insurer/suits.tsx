import type { ReactNode } from 'react';
import type { Document } from '#src/content/kinds.ts';
import type { Assureur } from '#src/content/schemas/insurer-tables.ts';
import { elided } from '#src/domain/letters.ts';
import { BlockSources } from '#src/mdx/blocks/block-sources.tsx';
import { RichText } from '#src/mdx/rich-text.tsx';

type Props = { document: Document<'assureurs'>; row: Assureur };

const Lines = ({ block, title, children }: { block: string; title: string; children: ReactNode }) => (
  <div data-block={block}>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </div>
);

const texts = (all: string[]) => all.map((text) => <RichText as="li" key={text} data-item text={text} />);

const named = (all: { nom: string; description: string }[]) =>
  all.map(({ nom, description }) => (
    <li key={nom} className="py-1.5" data-item>
      <b>{nom}</b> : <RichText text={description} />
    </li>
  ));

/** Whom it may suit: reasons for and against with the same weight, its services, the trades to study. */
export const Suits = ({ document: { forces, vigilance, services, publics, titres }, row: { nom } }: Props) => (
  <section className="section" aria-labelledby="convient">
    <div className="frame">
      <h2 id="convient" className="section-title">
        {titres?.convient ?? `À quelles entreprises ${nom} peut convenir`}
      </h2>
      <div className="facing grid gap-8 md:grid-cols-[1fr_1fr]">
        <Lines block="forces" title={`Points forts ${elided('de', nom)}`}>
          {texts(forces)}
        </Lines>
        <Lines block="vigilance" title={`Points de vigilance avec ${nom}`}>
          {texts(vigilance)}
        </Lines>
        <Lines block="services" title={`Services ${elided('de', nom)}, d’après notre grille`}>
          {named(services)}
        </Lines>
        <Lines block="publics" title={`Métiers à étudier avec ${nom}`}>
          {named(publics)}
        </Lines>
      </div>
      <BlockSources of={[forces, vigilance, services, publics]} />
    </div>
  </section>
);
