import type { Blocks } from '#src/content/schemas/blocks.ts';
import { RichText } from '../rich-text.tsx';

/** What people say; an illustration says that it is one. */
export const Temoignages = ({ temoignages }: { temoignages: Blocks['temoignages'] }) => (
  <div data-block="temoignages" className="grid gap-8 lg:grid-cols-2">
    {temoignages.map(({ nom, entreprise, citation, preuve }) => {
      // What nobody said is not quoted.
      const Said = preuve === 'illustratif' ? 'div' : 'blockquote';
      return (
        <figure key={`${nom} ${entreprise}`} className="callout" data-item>
          {preuve === 'illustratif' && <p className="small soft">Scénario illustratif</p>}
          <Said>
            <RichText text={citation} inline={false} />
          </Said>
          <figcaption className="small">
            {nom}, {entreprise}
          </figcaption>
        </figure>
      );
    })}
  </div>
);
