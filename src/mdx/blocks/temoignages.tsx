import { RichText } from '../rich-text.tsx';
import type { Drawing } from './drawing.ts';

/** What people say; an illustration says that it is one. */
export const temoignages: Drawing<'temoignages'> = {
  className: 'grid gap-8 lg:grid-cols-2',
  draw: (rows) =>
    rows.map(({ nom, entreprise, citation, preuve }) => {
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
    }),
};
