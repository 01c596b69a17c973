import { listPages } from '#src/content/documents.ts';
import { amount, getFigureText } from '#src/content/tables.ts';
import { Link } from '#src/ui/link.tsx';

/**
 * Shows the guides in the recommended order. The size of each box is in proportion to the reading
 * time of its guide: the height on a phone, the width on a wide screen.
 */
export const GuidePath = () => (
  <figure className="chart" data-block="parcours">
    <figcaption>
      Le parcours conseillé <span>(chaque case est à l’échelle de sa durée)</span>
    </figcaption>
    <ol className="border-2 border-encre lg:flex">
      {listPages('guides').map(({ route, carte }, index) => {
        const minutes = amount('delais', carte.duree) || 1;
        return (
          <li
            key={route}
            className="grid grid-cols-[minmax(0,1fr)] border-encre not-first:border-t-2 *:[grid-area:1/1] lg:min-h-44 lg:min-w-0 lg:not-first:border-t-0 lg:not-first:border-l-2"
            data-item
          >
            <svg
              className="max-w-full max-lg:w-0 lg:h-0"
              width={minutes * 100}
              height={minutes * 4}
              aria-hidden="true"
            />
            <Link
              href={route}
              className="group grid grid-cols-[2.5rem_1fr_auto] items-center gap-3 px-4 py-2 text-encre no-underline lg:grid-cols-[minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start lg:p-4"
            >
              <span className="type-figure num lg:text-4xl" aria-hidden="true">
                {index + 1}
              </span>
              <span className="font-bold underline decoration-1 underline-offset-[0.2em] group-hover:decoration-2 lg:text-base lg:leading-[1.3]">
                {carte.titre}
              </span>
              <b className="type-title num leading-none lg:text-2xl">
                {getFigureText('delais', carte.duree)}
              </b>
            </Link>
          </li>
        );
      })}
    </ol>
  </figure>
);
