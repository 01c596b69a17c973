import { setting } from '#src/content/tables.ts';
import { Link } from '../ui/link.tsx';

/** On a phone, below a part of the page: one way on. */
export const MobileBar = () => (
  <mobile-bar data-after={setting('barre-apparait')}>
    <nav className="mobile-bar" aria-label="Accès rapide">
      <Link href="/devis" className="button w-full">
        Comparer les contrats
      </Link>
    </nav>
  </mobile-bar>
);
