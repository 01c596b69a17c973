import { Sign } from '#src/components/ui/sign.tsx';
import { stepTime } from '#src/content/figures.ts';
import type { Blocks } from '#src/content/schemas/blocks.ts';
import { figure } from '#src/content/tables.ts';
import { RichText } from '#src/mdx/rich-text.tsx';

/** What follows a request: on a phone one line that unfolds, else three columns. Their widths are not to scale. */
export const QuotePath = ({ parcours: { titre, enBref, etapes, note } }: { parcours: Blocks['parcours'] }) => (
  <section className="quote-path" aria-label={titre}>
    <details className="frame">
      <summary data-twin="leave-out">
        {enBref} <Sign name="chevron" />
      </summary>
      <h2>{titre}</h2>
      <ol data-block="etapes">
        {etapes.map((etape) => (
          <li key={etape.titre} data-item>
            <p className="small soft">
              <i className={etape.qui === 'Le courtier' ? 'outline-bar' : 'ink'} />
              {etape.qui}
            </p>
            <p className="note-figure num">{stepTime(figure('delais', etape.duree))}</p>
            <h3>{etape.titre}</h3>
            <RichText as="p" text={etape.description} />
          </li>
        ))}
      </ol>
      <p className="small soft max-w-none">
        <i className="key ink" />
        votre temps <i className="key outline-bar" />
        le temps du courtier. <RichText text={note} />
      </p>
    </details>
  </section>
);
