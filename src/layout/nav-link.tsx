import type { ComponentProps } from 'react';
import { Link } from '#src/ui/link.tsx';

type Props = ComponentProps<'a'> & { href: string; route: string };

/** Class names of a button that shows only an icon. */
export const iconButton = '-mr-3 inline-grid size-cible cursor-pointer place-items-center';

/**
 * Renders a link of the navigation. Marks it with `aria-current` if it leads to the current page or
 * to a fragment of it.
 */
export const NavLink = ({ href, route, ...rest }: Props) => (
  <Link
    href={href}
    aria-current={href === route || href.startsWith('#') ? 'page' : undefined}
    {...rest}
  />
);
