import { annotations } from '#src/content/check/problem.ts';
import { reportContent } from './lib/content.ts';
import { main } from './lib/failure.ts';

// npm run content:check: prints all problems of the content. On GitHub it also annotates their
// lines.
await main(async () => {
  const { problems, errors, report } = reportContent();
  console.log(report);
  if (process.env.GITHUB_ACTIONS) console.log(annotations(problems));
  return errors === 0 ? 0 : 1;
});
