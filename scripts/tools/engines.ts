import { globSync } from 'node:fs';
import { installPackages } from './debian.ts';
import { onPath } from './on-path.ts';

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };

/** Debian and its children keep WebKitGTK's small browser beside the library. */
const miniBrowser = () => globSync('/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser').sort().at(-1);

export function engines(): { firefox: string | undefined; webkit: { driver: string; browser: string } | undefined } {
  const [driver, browser, screen] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')];
  return {
    firefox: onPath('firefox-esr') ?? onPath('firefox'),
    webkit: driver && browser && screen ? { driver, browser } : undefined,
  };
}

const missing = () => {
  const { firefox, webkit } = engines();
  return [...(firefox ? [] : (['firefox'] as const)), ...(webkit ? [] : (['webkit'] as const))];
};

/** The second and the third engine: the system's, else Debian's packages. Says which cannot be had. */
export async function otherEngines(): Promise<{ missing: string[] }> {
  const wanted = missing().flatMap((name) => packages[name]);
  if (wanted.length > 0) installPackages(...wanted);
  return { missing: missing() };
}
