import { site } from '#src/content/identity.ts';
import { Link } from '#src/ui/link.tsx';

/**
 * The brand's picture from the public bucket; its size is reserved, and its name is read when it is
 * missing. Asked for without credentials, so that whatever stands in front of the bucket cannot
 * leave a cookie.
 */
export const Logo = ({ src, lazy = false }: { src: string; lazy?: boolean }) => (
  <Link href="/" className="logo" aria-label={`${site.marque}, accueil`}>
    <img
      src={src}
      alt={site.marque}
      width={131}
      height={34}
      crossOrigin="anonymous"
      {...(lazy && { loading: 'lazy' })}
    />
  </Link>
);
