import { Link } from '../ui/link.tsx';

export type PathStep = { href: string; theme: string; minutes: number; duration: string };

/** The recommended path through the guides: each box is as wide as its time. */
export const ReadingPath = ({ steps }: { steps: PathStep[] }) => (
  <figure className="chart path pb-12" data-block="parcours" data-layer="reading">
    <figcaption>
      Le parcours conseillé <span>(chaque case est à l’échelle de sa durée)</span>
    </figcaption>
    <ol>
      {steps.map(({ href, theme, minutes, duration }, index) => (
        <li key={href} style={{ '--minutes': minutes } as object} data-item>
          <Link href={href}>
            <span className="rank num" aria-hidden="true">
              {index + 1}
            </span>
            <span className="theme">{theme}</span>
            <b className="num">{duration}</b>
          </Link>
        </li>
      ))}
    </ol>
  </figure>
);
