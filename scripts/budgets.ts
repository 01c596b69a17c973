import { main } from './lib/failure.ts';
import { out } from './lib/paths.ts';
import { readBudgets } from './measure/budgets.ts';

// npm run budgets: prints the sizes of all pages and fails if one is over its budget.
await main(async () => {
  const { table, over } = readBudgets(out);
  process.stdout.write(`${table}\n`);
  for (const line of over) console.error(`over: ${line}`);
  return over.length > 0 ? 1 : 0;
});
