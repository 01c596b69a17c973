import { relative } from 'node:path';
import { inRoot } from '../lib/paths.ts';

// What the three runners of tests write of a run: how many passed, how many did not, and which.

export type Count = { passed: number; failed: number; titles: string[] };

type File = { name: string; status: string; assertionResults: { status: string; fullName: string }[] };

export function countVitest(text: string): Count {
  const report = JSON.parse(text) as Record<string, number> & { testResults: File[] };
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  const titles = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(inRoot(), name);
    const failed = assertionResults.filter((test) => test.status !== 'passed').map(({ fullName }) => `${file} › ${fullName}`);
    // A file that could not be loaded has no tests.
    return status === 'failed' && failed.length === 0 ? [file] : failed;
  });
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests, titles };
}

type Suite = { suites?: Suite[]; specs: { file: string; line: number; title: string; tests: { status: string }[] }[] };

export function countPlaywright(text: string): Count {
  const { stats, suites } = JSON.parse(text) as { stats: Record<string, number>; suites: Suite[] };
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  const failedIn = (suite: Suite): string[] => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
      .map(({ file, line, title }) => `tests/e2e/${file}:${line} › ${title}`),
    ...(suite.suites ?? []).flatMap(failedIn),
  ];
  return { passed: expected, failed: unexpected + flaky + skipped, titles: suites.flatMap(failedIn) };
}

export function countDeno(text: string): Count {
  const number = (name: string) => Number(new RegExp(`<testsuites[^>]*\\b${name}="(\\d+)"`).exec(text)?.[1] ?? 0);
  const failed = number('failures') + number('errors') + (text.match(/<skipped/g)?.length ?? 0);
  const titles = text.matchAll(/<testcase name="([^"]*)" classname="([^"]*)"[^>]*>\s*<(?:failure|error|skipped)/g);
  return {
    passed: number('tests') - failed,
    failed,
    titles: [...titles].map(([, title, file = '']) => `${relative('.', file)} › ${title}`),
  };
}
