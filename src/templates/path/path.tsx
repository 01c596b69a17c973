import { RichText } from '#src/blocks/rich-text.tsx';
import { stepTime } from '#src/content/figures.ts';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figure } from '#src/content/tables.ts';

type Props = Pick<Blocks['parcours'], 'etapes' | 'note'>;

/** What follows a request, upright; the heights are not to scale. */
export const QuotePath = ({ etapes, note }: Props) => (
  <>
    <ol className="quote-path" data-block="etapes">
      {etapes.map((etape) => (
        <li key={etape.titre} data-item>
          <i className={etape.qui === 'Le courtier' ? 'outline-bar' : 'ink'} />
          <p className="type-heading num">{stepTime(figure('delais', etape.duree))}</p>
          <p className="small soft">{etape.qui}</p>
          <h3>{etape.titre}</h3>
          <RichText as="p" text={etape.description} />
        </li>
      ))}
    </ol>
    <p className="small soft mt-4">
      <i className="key ink" />
      votre temps <i className="key outline-bar" />
      le temps du courtier. <RichText text={note} />
    </p>
  </>
);
