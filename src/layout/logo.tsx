import { getSite } from '#src/content/identity.ts';
import { Link } from '#src/ui/link.tsx';

/**
 * Shows the logo from the public bucket in a box of reserved size. The alternative text is the name
 * of the brand. The request sends no credentials, so that a proxy of the bucket cannot set a
 * cookie.
 */
export const Logo = ({
  src,
  className = '',
  isWhite = false,
}: {
  src: string;
  className?: string;
  isWhite?: boolean;
}) => (
  <Link
    href="/"
    className={`logo ${isWhite ? 'logo-white' : ''} ${className}`}
    aria-label={`${getSite().marque}, accueil`}
  >
    <img
      src={src}
      alt={getSite().marque}
      width={131}
      height={34}
      crossOrigin="anonymous"
      {...(isWhite && { loading: 'lazy' })}
    />
  </Link>
);
