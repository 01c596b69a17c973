import { main } from './lib/failure.ts';
import { readBudgets } from './measure/report.ts';

await main(async () => {
  const { table, over } = readBudgets();
  process.stdout.write(`${[table, ...over.map((text) => `over: ${text}`)].join('\n')}\n`);
  return over.length > 0 ? 1 : 0;
});
