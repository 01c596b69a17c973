// ui/: building blocks without a rule of the product: links, notes, tables, signs.
import type { ComponentProps, ReactNode } from 'react';
import { Sign } from './sign.tsx';

/**
 * The one link of the site: the browser navigates; an address outside opens in a new tab and says
 * so.
 */
export function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const isOutside = /^https?:/.test(href);
  return (
    <a href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
      {isOutside && <span className="sr-only">{' (autre site, nouvel onglet)'}</span>}
    </a>
  );
}

/** A link that leads on: bold, with an arrow. */
export const ActionLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="action-link">
    {children} <Sign name="arrow" />
  </Link>
);

/** The main action of the page. */
export const Button = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="button">
    {children}
  </Link>
);

/** Links as the items of a list. */
export const LinkItems = ({
  links,
  className,
}: {
  links: { href: string; label: string }[];
  className?: string;
}) =>
  links.map(({ href, label }) => (
    <li key={href}>
      <Link href={href} className={className}>
        {label}
      </Link>
    </li>
  ));
