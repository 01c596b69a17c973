import { defineConfig } from 'vitest/config';

// Loads the production files of packages, as the build does. Their development files parse Markdown
// slower.
Object.assign(process.env, { NODE_ENV: 'production' });

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/..`,
    include: [
      'tests/{unit,content,export,production,postgres}/**/*.test.{ts,tsx}',
      'src/**/*.test.{ts,tsx}',
    ],
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
