import type { Blocks } from '#src/content/schemas/blocks.ts';
import { Link } from '#src/ui/link.tsx';
import { Sign } from '#src/ui/sign.tsx';

/** What one may have come for, each a way into the site. */
export const Needs = ({ besoins }: { besoins: Blocks['besoins'] }) => (
  <nav
    className="row-section text-base leading-serre"
    aria-label="Que cherchez-vous ?"
    data-block="besoins"
  >
    <ul className="needs grid grid-cols-2 gap-x-6">
      {besoins.map(({ titre, texte, vers, urgent }) => (
        <li key={vers} data-item>
          <Link href={vers} className="block-link">
            <span
              className={`type-name md:type-title mb-1 flex items-center justify-between ${urgent ? 'text-rouge' : 'text-bleu'}`}
            >
              <span className="link-name">{titre}</span>{' '}
              <span className="max-md:hidden">
                <Sign name="arrow" />
              </span>
            </span>
            <span className="max-md:hidden">{texte}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
