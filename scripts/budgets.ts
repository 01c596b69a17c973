import { main } from './lib/failure.ts';

// Prints what each page of the last build weighs.
await main(async () => {
  // Pages are known once their content has been made.
  const { readBudgets } = await import('./measure/report.ts');
  const { table, over } = readBudgets();
  process.stdout.write(`${[table, ...over.map((text) => `over: ${text}`)].join('\n')}\n`);
  return over.length > 0 ? 1 : 0;
});
