import { getBuildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { annotations, describe } from '#src/content/check/problem.ts';
import { describePostponedChecks } from './lib/content.ts';
import { main } from './lib/failure.ts';
import { inRoot } from './lib/paths.ts';
import { formatSeconds } from './lib/steps.ts';

// npm run content:check: prints all problems of the content. On GitHub it also annotates their
// lines.
await main(async () => {
  const started = performance.now();
  const { problems, getLine, entries, context } = checkContent(inRoot('content'), getBuildDate());
  const errors = problems.filter(({ severity }) => severity === 'erreur').length;
  if (problems.length > 0) process.stdout.write(`${describe(problems, getLine)}\n\n`);
  if (process.env.GITHUB_ACTIONS && problems.length > 0)
    process.stdout.write(`${annotations(problems)}\n`);
  const count = errors === 0 ? 'rien à corriger' : `ÉCHEC, ${errors} à corriger`;
  const time = formatSeconds(performance.now() - started);
  process.stdout.write(describePostponedChecks(context));
  process.stdout.write(`${entries.length} fichiers lus en ${time} : ${count}.\n`);
  return errors === 0 ? 0 : 1;
});
