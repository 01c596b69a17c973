import { isTool } from '#src/config/routes.ts';
import { setting } from '#src/content/tables.ts';
import { Link } from '#src/ui/link.tsx';

/**
 * On a phone, below a part of the page: one way on. On the page of a tool: its result and next
 * step, which it puts there.
 */
export const MobileBar = ({ route }: { route: string }) =>
  isTool(route) ? (
    <div className="mobile-bar" role="region" aria-label="Votre résultat" data-tool="" />
  ) : (
    <mobile-bar data-after={setting('barre-apparait')}>
      <nav className="mobile-bar" aria-label="Accès rapide">
        <Link href="/devis" className="button w-full">
          Comparer les contrats
        </Link>
      </nav>
    </mobile-bar>
  );
