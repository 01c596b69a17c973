import { Link } from '#src/components/ui/link.tsx';
import { Sign } from '#src/components/ui/sign.tsx';
import type { Blocks } from '#src/content/schemas/blocks.ts';

/** What one may have come for, each a way into the site. */
export const Needs = ({ besoins }: { besoins: Blocks['besoins'] }) => (
  <nav className="row-section text-base leading-serre" aria-label="Que cherchez-vous ?" data-block="besoins">
    <ul className="frame needs grid gap-x-6 lg:grid-cols-[repeat(4,1fr)]">
      {besoins.map(({ titre, texte, vers, urgent }) => (
        <li key={vers} data-item>
          <Link href={vers} className="block-link">
            <span className={`type-title mb-1 flex items-center justify-between ${urgent ? 'text-rouge' : 'text-bleu'}`}>
              <span className="link-name">{titre}</span> <Sign name="arrow" />
            </span>
            {texte}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
