import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: `${import.meta.dirname}/..`,
    include: [
      'tests/{unit,content,audits,production,hosts,engines,postgres}/**/*.test.ts',
      'tests/{content,sentinels}/*.test.tsx',
    ],
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
