import { seconds } from '../lib/steps.ts';
import type { Outcome } from './tool.ts';

/**
 * What failed, in full; the table of steps; what failed, by its name; the sum. Returns the exit
 * code.
 */
export function report(outcomes: Outcome[]): number {
  for (const { name, failed, output } of outcomes)
    if (failed > 0) process.stdout.write(`\n── ${name} ──\n${output.trim()}\n`);
  process.stdout.write('\n');
  for (const { name, passed, failed, milliseconds, note } of outcomes) {
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    process.stdout.write(
      `${name.padEnd(16)}${counts}${seconds(milliseconds).padStart(10)}  ${note ?? ''}`
        .trimEnd()
        .concat('\n'),
    );
  }
  // Last, since a log is read from its end.
  for (const { name, titles = [] } of outcomes)
    for (const title of titles) process.stdout.write(`✗ ${name}: ${title}\n`);
  const sum = (key: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0 ? 0 : 1;
}
