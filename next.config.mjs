import { execFileSync } from 'node:child_process';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** The same commit gives the same files; outside a repository Next draws a name. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

/** @returns {import('next').NextConfig} */
export default (phase) => ({
  // In development an unknown address must be a 404, not the error that the export makes of it.
  ...(phase !== PHASE_DEVELOPMENT_SERVER && { output: 'export' }),
  // page.dev.tsx: pages for those who work on the site, in development only.
  pageExtensions: [...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx'] : []), 'tsx', 'ts'],
  generateBuildId: commit,
  // This folder, whatever lock files stand in those around it.
  turbopack: { root: import.meta.dirname },
  // Types and style are checked by their own steps (`npm run check`).
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // More workers than cores only fight each other; measured on 2 cores.
    cpus: 2,
    // A third of what drawing a page costs, for a client of Next's that no page starts.
    prefetchInlining: false,
    // The not-found page is drawn once, not within every page.
    globalNotFound: true,
  },
  transpilePackages: ['next-mdx-remote'],
  serverExternalPackages: ['@tailwindcss/node'],
});
