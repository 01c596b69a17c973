import { report } from './checks/report.ts';
import { absent, engineTests, timed } from './checks/suite.ts';
import { main } from './lib/failure.ts';
import { ports, requireFree } from './lib/ports.ts';
import { freshSite } from './lib/site.ts';
import { step } from './lib/steps.ts';
import { otherEngines } from './tools/engines.ts';

// The main journeys in Firefox and WebKit.
await main(async () => {
  await requireFree(ports);
  const { missing } = await step('moteurs', otherEngines, (found) => absent(found.missing) ?? 'firefox, webkit');
  await freshSite();
  return report([await timed({ name: 'engines', run: () => engineTests(missing) })]);
});
