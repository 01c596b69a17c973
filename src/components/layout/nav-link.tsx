import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';

/** A link of a menu, that says whether it leads to the page one is on. */
export const NavLink = ({ href, route, children }: { href: string; route: string; children: ReactNode }) => (
  <Link href={href} aria-current={href === route ? 'page' : undefined}>
    {children}
  </Link>
);
