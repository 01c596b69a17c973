import { parseArgs } from 'node:util';
import { getBuildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { addDays } from '#src/lib/places.ts';
import { Failure, main } from './lib/failure.ts';
import { formatLapses } from './lib/lapses.ts';
import { inRoot } from './lib/paths.ts';

// npm run content:lapses -- --days=60: lists in Markdown the facts that writers must verify within
// 60 days.
await main(async () => {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '60' } } });
  if (!/^\d+$/.test(values.days))
    throw new Failure(`--days=${values.days} n’est pas un nombre de jours.`);
  const today = getBuildDate();
  const { listLapses } = checkContent(inRoot('content'), today);
  process.stdout.write(formatLapses(listLapses(addDays(today, Number(values.days)))));
});
