import type { ComponentProps } from 'react';
import { Link } from '#src/ui/link.tsx';

type Props = ComponentProps<'a'> & { href: string; route: string };

/** A link of the frame, that says whether it leads to the page one is on, or to a place of it. */
export const NavLink = ({ href, route, ...rest }: Props) => (
  <Link
    href={href}
    aria-current={href === route || href.startsWith('#') ? 'page' : undefined}
    {...rest}
  />
);
