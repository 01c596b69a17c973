import type { Blocks } from '#src/content/schemas/blocks.ts';
import { type NamedRow, NamedRows } from '../named-rows.tsx';
import { RichText } from '../rich-text.tsx';
import { BlockSources } from './block-sources.tsx';

/** Names at the left, texts at the right. */
const NamedList = ({ block, rows, wide = false, of }: { block: string; rows: NamedRow[]; wide?: boolean; of: unknown }) => (
  <div data-block={block} className="not-prose">
    <NamedRows className={wide ? 'named-list named-wide' : 'named-list'} rows={rows} />
    <BlockSources of={of} />
  </div>
);

export const Mots = ({ mots }: { mots: Blocks['mots'] }) => (
  <NamedList block="mots" wide of={mots} rows={mots.map(({ mot, explication }) => ({ name: mot, text: explication }))} />
);
export const Solutions = ({ solutions }: { solutions: Blocks['solutions'] }) => (
  <NamedList
    block="solutions"
    of={solutions}
    rows={solutions.map(({ titre, description }) => ({ name: titre, text: description }))}
  />
);
export const Erreurs = ({ erreurs }: { erreurs: Blocks['erreurs'] }) => (
  <NamedList block="erreurs" of={erreurs} rows={erreurs.map(({ titre, description }) => ({ name: titre, text: description }))} />
);
export const Raisons = ({ raisons }: { raisons: Blocks['raisons'] }) => (
  <NamedList block="raisons" of={raisons} rows={raisons.map(({ titre, texte }) => ({ name: titre, text: texte }))} />
);
export const Expositions = ({ expositions }: { expositions: Blocks['expositions'] }) => (
  <NamedList
    block="expositions"
    wide
    of={expositions}
    rows={expositions.map(({ titre, texte }) => ({ name: titre, text: texte }))}
  />
);
export const Avantages = ({ avantages }: { avantages: Blocks['avantages'] }) => (
  <NamedList block="avantages" wide of={avantages} rows={avantages.map(({ titre, texte }) => ({ name: titre, text: texte }))} />
);

export const Publics = ({ publics }: { publics: Blocks['publics'] }) => (
  <NamedList block="publics" wide of={publics} rows={publics.map(({ nom, description }) => ({ name: nom, text: description }))} />
);

/** Ways to pay less, numbered by their weight. */
export const Economies = ({ economies }: { economies: Blocks['economies'] }) => (
  <div data-block="economies" className="not-prose">
    <ol className="steps">
      {economies.map(({ titre, description }) => (
        <li key={titre} data-item>
          <b>{titre}</b>
          <p className="text-base leading-serre">
            <RichText text={description} />
          </p>
        </li>
      ))}
    </ol>
    <BlockSources of={economies} />
  </div>
);
