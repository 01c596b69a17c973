import { parseArgs } from 'node:util';
import { buildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { addDays } from '#src/lib/places.ts';
import { keepIssue } from './lapses/issue.ts';
import { listOf } from './lapses/list.ts';
import { Failure, main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';

// What is to be verified again within some days, or should have been; --issue keeps it on GitHub,
// in one issue.
await main(async () => {
  const { values } = parseArgs({
    options: {
      days: { type: 'string', default: '60' },
      issue: { type: 'boolean', default: false },
    },
  });
  if (!/^\d+$/.test(values.days))
    throw new Failure(`--days=${values.days} n’est pas un nombre de jours.`);
  const today = buildDate();
  const { lapsesBefore } = checkContent(inRoot('content'), today);
  const text = listOf(lapsesBefore(addDays(today, Number(values.days))));
  process.stdout.write(
    values.issue ? `${await keepIssue(text, process.env)}\n` : text || 'Rien à revérifier.\n',
  );
});
