import { Failure, main } from './lib/failure.ts';
import { type Bench, saveTables } from './measure/bench.ts';

// What is measured, printed, and asserted nowhere: npm run bench -- pages /tarifs /faq

const cases: Record<string, () => Promise<{ bench: Bench }>> = {
  build: () => import('./measure/cases/build.ts'),
  interaction: () => import('./measure/cases/interaction.ts'),
  navigation: () => import('./measure/cases/navigation.ts'),
  pages: () => import('./measure/cases/pages.ts'),
  reproduce: () => import('./measure/cases/reproduce.ts'),
};

await main(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const load = cases[name];
  if (!load) throw new Failure(`Quelle mesure ? ${Object.keys(cases).join(', ')} : npm run bench -- pages`);
  const { bench } = await load();
  const ends = new AsyncDisposableStack();
  try {
    await bench(args, (stop) => ends.defer(stop));
    await saveTables(name);
    return 0;
  } finally {
    await ends.disposeAsync();
  }
});
