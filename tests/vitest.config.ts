import { defineConfig } from 'vitest/config';

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
