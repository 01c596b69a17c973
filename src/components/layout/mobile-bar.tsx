import { table } from '#src/content/tables.ts';
import { Link } from '../ui/link.tsx';

/** On a phone, below a part of the page: one way on. */
export const MobileBar = () => (
  <mobile-bar data-after={table('interface').lignes['barre-apparait']?.valeur}>
    <nav className="mobile-bar" aria-label="Accès rapide">
      <Link href="/devis" className="button button-wide">
        Comparer les contrats
      </Link>
    </nav>
  </mobile-bar>
);
