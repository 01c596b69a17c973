import type { Blocks } from '#src/content/schemas/blocks.ts';
import { Scroller } from '#src/ui/data-table.tsx';
import { Fold } from '#src/ui/fold.tsx';
import type { Drawing } from './drawing.ts';
import { RichText } from './rich-text.tsx';

type Factors = Blocks['facteurs'];

/**
 * Class names of a table row. The name of the factor is to the left of the other two cells on a
 * wide screen, and above them on a phone.
 */
const row =
  'border-filet max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-0.5 max-md:py-1.5 ' +
  'max-md:*:w-auto max-md:*:border-0 max-md:*:p-0 md:*:py-1.5';

const Group = ({ title, factors }: { title: string; factors: Factors }) => (
  <tbody className="max-md:block">
    <tr className={`${row} max-md:border-b`}>
      <th scope="rowgroup" colSpan={3} className="border-b border-encre max-md:col-span-full">
        {title}
      </th>
    </tr>
    {factors.map(({ titre, description, baisse, hausse }) => (
      <tr key={titre} className={`${row} max-md:border-b`} data-item>
        <th scope="row" className="w-[38%] max-md:col-span-full">
          {titre}{' '}
          <RichText as="span" className="small soft font-normal md:block" text={description} />
        </th>
        <RichText as="td" text={baisse} />
        <RichText as="td" text={hausse} />
      </tr>
    ))}
  </tbody>
);

/** Lists what changes the price: first the facts about a company, then its decisions. */
export const facteurs: Drawing<'facteurs'> = {
  draw: (rows) => (
    <Fold title="Les facteurs, un par un" isNarrow>
      <div
        className="ink h-7 [clip-path:polygon(0_92%,100%_0,100%_100%,0_100%)] md:ml-[38%]"
        aria-hidden="true"
      />
      <Scroller label="Facteurs du prix">
        <table className="table max-md:block">
          <caption className="sr-only">Facteurs qui font baisser ou monter le prix</caption>
          <thead className="max-md:block">
            <tr className={row}>
              <th scope="col" className="border-0 max-md:hidden">
                <span className="sr-only">Facteur</span>
              </th>
              <th scope="col" className="type-heading border-0">
                Fait baisser
              </th>
              <th scope="col" className="type-heading border-0">
                Fait monter
              </th>
            </tr>
          </thead>
          <Group title="Ce que vous êtes" factors={rows.filter(({ tenu }) => !tenu)} />
          <Group title="Ce que vous décidez" factors={rows.filter(({ tenu }) => tenu)} />
        </table>
      </Scroller>
    </Fold>
  ),
};
