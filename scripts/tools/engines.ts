import { globSync } from 'node:fs';
import { onPath } from './on-path.ts';

/** Debian and its children keep WebKitGTK's small browser beside the library. */
const miniBrowser = () => globSync('/usr/{lib/*,libexec}/webkit2gtk-4.*/MiniBrowser').sort().at(-1);

/** The second and the third engine, where this machine has them. */
export function engines(): {
  firefox: string | undefined;
  webkit: { driver: string; browser: string } | undefined;
} {
  const [driver, browser, screen] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('Xvfb')];
  return {
    firefox: onPath('firefox-esr') ?? onPath('firefox'),
    webkit: driver && browser && screen ? { driver, browser } : undefined,
  };
}
