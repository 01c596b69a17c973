import { report } from './checks/report.ts';
import { contentChecks, sourceChecks, timed } from './checks/suite.ts';
import { main } from './lib/failure.ts';
import { freshContent } from './lib/site.ts';

// What is fast enough for every save: no build, no browser, no server.
await main(async () => {
  const onSources = sourceChecks.map(timed);
  await freshContent();
  return report(await Promise.all([...contentChecks.map(timed), ...onSources]));
});
