import type { Blocks, TextBlock } from '#src/content/schemas/blocks.ts';
import { Checklist } from './checklist.tsx';
import type { Drawing } from './drawing.ts';
import { type NamedRow, NamedRows, RichText } from './rich-text.tsx';

/** Creates a block that shows a list of names, each with its text to the right. */
const drawNamedList = <Name extends TextBlock>(
  rowsOf: (value: Blocks[Name]) => NamedRow[],
): Drawing<Name> => ({
  className: 'not-prose',
  draw: (value) => <NamedRows rows={rowsOf(value)} />,
});

type Titled = { titre: string } & ({ texte: string } | { description: string });
const titled = (rows: Titled[]) =>
  rows.map(({ titre, ...rest }) => ({
    name: titre,
    text: 'texte' in rest ? rest.texte : rest.description,
  }));

export const mots = drawNamedList<'mots'>((rows) =>
  rows.map(({ mot, explication }) => ({ name: mot, text: explication })),
);
export const solutions = drawNamedList<'solutions'>(titled);
export const erreurs = drawNamedList<'erreurs'>(titled);
export const raisons = drawNamedList<'raisons'>(titled);
export const expositions = drawNamedList<'expositions'>(titled);
export const avantages = drawNamedList<'avantages'>(titled);
export const publics = drawNamedList<'publics'>((rows) =>
  rows.map(({ nom, description }) => ({ name: nom, text: description })),
);

/** Lists ways to pay less, numbered in the order of the content. */
export const economies: Drawing<'economies'> = {
  className: 'not-prose',
  draw: (rows) => (
    <ol className="border-t-2 border-encre lg:grid lg:grid-cols-2 lg:gap-x-8">
      {rows.map(({ titre, description }, index) => (
        <li
          key={titre}
          className="grid break-inside-avoid grid-cols-[2rem_1fr] content-start border-b border-filet py-2.5"
          data-item
        >
          <span className="type-number row-span-2 leading-none" aria-hidden="true">
            {index + 1}
          </span>
          <b>{titre}</b>
          <RichText as="p" className="text-base leading-serre" text={description} />
        </li>
      ))}
    </ol>
  ),
};

/** Lists documents to prepare, as a checklist that the device stores and the visitor can print. */
export const documents: Drawing<'documents'> = {
  draw: (rows) => (
    <Checklist name="documents">
      <ul>
        {rows.map(({ nom, description }, index) => (
          <li key={nom} data-item>
            <label>
              <input type="checkbox" name={`documents-${index}`} />
              <span>
                <b>{nom}</b> <RichText as="span" className="soft" text={description} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Checklist>
  ),
};

/** Shows testimonials. An invented one has the label « illustratif ». */
export const temoignages: Drawing<'temoignages'> = {
  className: 'grid gap-8 lg:grid-cols-2',
  draw: (rows) =>
    rows.map(({ nom, entreprise, citation, preuve }) => {
      // Uses a div for an illustrative testimonial, because it is not a quotation.
      const Said = preuve === 'illustratif' ? 'div' : 'blockquote';
      return (
        <figure key={`${nom} ${entreprise}`} className="callout" data-item>
          {preuve === 'illustratif' && <p className="small soft">Scénario illustratif</p>}
          <RichText as={Said} text={citation} inline={false} />
          <figcaption className="small">
            {nom}, {entreprise}
          </figcaption>
        </figure>
      );
    }),
};
