import { contentChecks, sourceChecks } from './checks/fast.ts';
import { report } from './checks/report.ts';
import { timed } from './checks/tool.ts';
import { main } from './lib/failure.ts';
import { freshContent } from './lib/site.ts';

// What is fast enough for every save: no build, no browser, no server.
await main(async () => {
  const onSources = sourceChecks.map(timed);
  await freshContent();
  return report(await Promise.all([...contentChecks.map(timed), ...onSources]));
});
