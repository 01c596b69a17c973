/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Types and style are checked by their own steps (`npm run check`).
  typescript: { ignoreBuildErrors: true },
  // More workers than cores only fight each other; measured on 2 cores.
  experimental: { cpus: 2 },
  transpilePackages: ['next-mdx-remote'],
};
