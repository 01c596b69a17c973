// The folder ui/ contains components without business rules: links, notes, tables, icons.
import type { ComponentProps, ReactNode } from 'react';
import { Sign } from './sign.tsx';

/**
 * Renders a link without client-side routing. A link to another site opens in a new tab, and a text
 * for screen readers says so.
 */
export function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const isOutside = /^https?:/.test(href);
  return (
    <a href={href} {...(isOutside && { target: '_blank', rel: 'noopener' })} {...rest}>
      {children}
      {isOutside && <span className="sr-only">{' (nouvel onglet)'}</span>}
    </a>
  );
}

/** Renders a link to the next step: bold, with an arrow. */
export const ActionLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="action-link">
    {children} <Sign name="arrow" />
  </Link>
);

/** Renders a link that looks like a button, for the main action of the page. */
export const Button = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} className="button max-md:w-full">
    {children}
  </Link>
);

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
