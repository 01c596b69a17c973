import type { Blocks } from '#src/content/schemas/blocks.ts';
import { Sign } from '#src/ui/sign.tsx';
import type { Drawing } from './drawing.ts';
import { RichText } from './rich-text.tsx';

type Factors = Blocks['facteurs'];

const Group = ({ title, factors }: { title: string; factors: Factors }) => (
  <tbody>
    <tr className="group">
      <th scope="rowgroup" colSpan={3}>
        {title}
      </th>
    </tr>
    {factors.map(({ titre, description, baisse, hausse }) => (
      <tr key={titre} data-item>
        <th scope="row">
          {titre}{' '}
          <RichText as="span" className="small soft font-normal md:block" text={description} />
        </th>
        <RichText as="td" text={baisse} />
        <RichText as="td" text={hausse} />
      </tr>
    ))}
  </tbody>
);

/** Lists the factors of the price: first the facts of a company, then its decisions. */
export const facteurs: Drawing<'facteurs'> = {
  draw: (rows) => (
    <details className="fold fold-narrow">
      <summary>
        Les facteurs, un par un <Sign name="chevron" />
      </summary>
      <div className="wedge ink" aria-hidden="true" />
      <div className="scroller" role="group" aria-label="Facteurs du prix" tabIndex={0}>
        <table className="table levers">
          <caption className="sr-only">Facteurs qui font baisser ou monter le prix</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Facteur</span>
              </th>
              <th scope="col">Fait baisser</th>
              <th scope="col">Fait monter</th>
            </tr>
          </thead>
          <Group title="Ce que vous êtes" factors={rows.filter(({ tenu }) => !tenu)} />
          <Group title="Ce que vous décidez" factors={rows.filter(({ tenu }) => tenu)} />
        </table>
      </div>
    </details>
  ),
};
