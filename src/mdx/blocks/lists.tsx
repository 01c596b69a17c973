import type { Blocks, TextBlock } from '#src/content/schemas/blocks.ts';
import { type NamedRow, NamedRows } from '../named-rows.tsx';
import { RichText } from '../rich-text.tsx';
import type { Drawing } from './drawing.ts';

/** Names at the left, texts at the right. */
const named = <Name extends TextBlock>(rowsOf: (value: Blocks[Name]) => NamedRow[], isWide = false): Drawing<Name> => ({
  className: 'not-prose',
  draw: (value) => <NamedRows className={isWide ? 'named-list named-wide' : 'named-list'} rows={rowsOf(value)} />,
});

type Titled = { titre: string } & ({ texte: string } | { description: string });
const titled = (rows: Titled[]) =>
  rows.map(({ titre, ...rest }) => ({ name: titre, text: 'texte' in rest ? rest.texte : rest.description }));

export const mots = named<'mots'>((rows) => rows.map(({ mot, explication }) => ({ name: mot, text: explication })), true);
export const solutions = named<'solutions'>(titled);
export const erreurs = named<'erreurs'>(titled);
export const raisons = named<'raisons'>(titled);
export const expositions = named<'expositions'>(titled, true);
export const avantages = named<'avantages'>(titled, true);
export const publics = named<'publics'>((rows) => rows.map(({ nom, description }) => ({ name: nom, text: description })), true);

/** Ways to pay less, numbered by their weight. */
export const economies: Drawing<'economies'> = {
  className: 'not-prose',
  draw: (rows) => (
    <ol className="steps lg:grid lg:grid-cols-2 lg:gap-x-8">
      {rows.map(({ titre, description }) => (
        <li key={titre} data-item>
          <b>{titre}</b>
          <RichText as="p" className="text-base leading-serre" text={description} />
        </li>
      ))}
    </ol>
  ),
};
