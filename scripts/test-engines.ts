import { report } from './checks/report.ts';
import { engineTests, timed } from './checks/suite.ts';
import { main } from './lib/failure.ts';
import { ports, requireFree } from './lib/ports.ts';
import { freshSite } from './lib/site.ts';
import { provide } from './tools/index.ts';

// The main journeys in Firefox and WebKit.
await main(async () => {
  await requireFree(ports);
  const { missing } = await provide('firefox', 'webkit');
  await freshSite();
  return report([await timed({ name: 'engines', run: () => engineTests(missing) })]);
});
