import { Failure, main } from './lib/failure.ts';
import { type Bench, saveTables } from './measure/bench.ts';

// Times and bytes that no test asserts: npm run bench -- pages /tarifs /faq

const cases: Record<string, () => Promise<{ bench: Bench }>> = {
  pages: () => import('./measure/cases/pages.ts'),
  reproduce: () => import('./measure/cases/reproduce.ts'),
  search: () => import('./measure/cases/search.ts'),
};

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const load = cases[name];
  if (!load)
    throw new Failure(`Quelle mesure ? ${Object.keys(cases).join(', ')} : npm run bench -- pages`);
  const { bench } = await load();
  const ends = new AsyncDisposableStack();
  try {
    const wrong = await bench(args, (stop) => ends.defer(stop));
    await saveTables(name);
    if (wrong.length > 0)
      throw new Failure(`\n${wrong.slice(0, 20).join('\n')}\n\n${wrong.length} wrong.`);
  } finally {
    await ends.disposeAsync();
  }
});
