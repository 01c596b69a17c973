/** What the host adds to every answer. No inline script or style is left in the pages, so one rule serves all. */
export function headersFile(backend: string): string {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${backend}`,
    `connect-src ${backend}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return `/*
  Content-Security-Policy: ${policy}
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  X-Frame-Options: DENY
  Speculation-Rules: "/speculation.json"

/_next/static/*
  Cache-Control: public, max-age=31536000, immutable

/_frame/*
  Cache-Control: public, max-age=31536000, immutable

/speculation.json
  Content-Type: application/speculationrules+json
`;
}

/** The next page is fetched when a link is about to be used, never because it is in view. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/_*' } }] }, eagerness: 'moderate' }],
});
