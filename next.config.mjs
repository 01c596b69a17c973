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
  // Without it, Next takes a parent folder with a lock file as the root.
  turbopack: { root: import.meta.dirname },
  // Types and style are checked by their own steps (`npm run check`).
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // More workers than cores only fight each other; measured on 2 cores.
    cpus: 2,
    // Only Next's client router needs prefetch data. It costs a third of the rendering time.
    prefetchInlining: false,
    // Next renders the not-found page once instead of adding it to every page.
    globalNotFound: true,
    // These two settings and the external packages below shorten `next build` from 21 to 12 s on two
    // cores. Writing the cache costs more than it saves in a later build.
    turbopackFileSystemCacheForBuild: false,
    serverMinification: false,
  },
  transpilePackages: ['next-mdx-remote'],
  // Node loads these packages during the export, so that Next does not bundle them.
  serverExternalPackages: [
    ...['@mdx-js/mdx', '@tailwindcss/node', 'remark-gfm', 'remark-mdx', 'remark-parse'],
    ...['unified', 'yaml', 'zod'],
  ],
});
