import { parseArgs } from 'node:util';
import { buildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { addDays } from '#src/lib/places.ts';
import { Failure, main } from './lib/failure.ts';
import { listOf } from './lib/lapses.ts';
import { inRoot } from './lib/paths.ts';

// npm run content:lapses -- --days=60: what has to be verified again within so many days, as
// Markdown; nothing where there is nothing to do.
await main(async () => {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '60' } } });
  if (!/^\d+$/.test(values.days))
    throw new Failure(`--days=${values.days} n’est pas un nombre de jours.`);
  const today = buildDate();
  const { lapsesBefore } = checkContent(inRoot('content'), today);
  process.stdout.write(listOf(lapsesBefore(addDays(today, Number(values.days)))));
});
