import { listPages } from '#src/content/documents.ts';
import { amount, getFigureText } from '#src/content/tables.ts';
import { Link } from '#src/ui/link.tsx';
import { PageSheet } from '#src/ui/page-sheet.tsx';

/**
 * Shows the recommended order of the guides. The width of each box is in proportion to its time.
 */
export const GuidePath = () => (
  <figure className="chart path pb-12" data-block="parcours">
    <PageSheet name="path" />
    <figcaption>
      Le parcours conseillé <span>(chaque case est à l’échelle de sa durée)</span>
    </figcaption>
    <ol>
      {listPages('guides').map(({ route, theme, carte }, index) => {
        const minutes = amount('delais', carte.duree) || 1;
        return (
          <li key={route} data-item>
            <svg width={minutes * 100} height={minutes * 4} aria-hidden="true" />
            <Link href={route}>
              <span className="rank num" aria-hidden="true">
                {index + 1}
              </span>
              <span className="theme">{theme}</span>
              <b className="num">{getFigureText('delais', carte.duree)}</b>
            </Link>
          </li>
        );
      })}
    </ol>
  </figure>
);
