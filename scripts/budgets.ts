import { main } from './lib/failure.ts';
import { linesOf } from './measure/lines.ts';

// What each page weighs, of the last build; --lines, what there is to read and to keep in mind.
await main(async () => {
  if (process.argv.includes('--lines')) {
    process.stdout.write(`${linesOf()}\n`);
    return 0;
  }
  // Pages are known once their content has been made.
  const { readBudgets } = await import('./measure/report.ts');
  const { table, over } = readBudgets();
  process.stdout.write(`${[table, ...over.map((text) => `over: ${text}`)].join('\n')}\n`);
  return over.length > 0 ? 1 : 0;
});
