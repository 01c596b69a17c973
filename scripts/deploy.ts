import { type Lack, missing, missingForRollback, readSecrets } from './deploy/missing.ts';
import { perform, tell } from './deploy/plan.ts';
import { publication, type Target } from './deploy/publish.ts';
import { rollback } from './deploy/rollback.ts';
import { readPublisher } from './lib/content.ts';
import { Failure, main } from './lib/failure.ts';
import { git } from './lib/tested.ts';

const listed = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

const inOrder = (lacks: Lack[]) =>
  lacks
    .filter(({ problems }) => problems.length > 0)
    .map(({ place, problems }, index) => `${index + 1}. ${place}\n${listed(problems)}`)
    .join('\n');

// Publishes, or with --rollback goes back to the release before; --dry-run tells what would be done and what is missing.
await main(async () => {
  const [isRehearsal, isRollback, isFirst] = ['--dry-run', '--rollback', '--first'].map((flag) => process.argv.includes(flag));
  const {
    SUPABASE_PROJECT_REF: project = '<SUPABASE_PROJECT_REF>',
    SUPABASE_URL: backend = '<SUPABASE_URL>',
    SUPABASE_PUBLISHABLE_KEY: key,
  } = process.env;
  const publisher = readPublisher();
  const { OUTBOX_SECRET: secret, OUTBOX_DB_URL: database } = readSecrets();
  const target: Target = { project, backend, site: publisher.address, key, secret, database };
  const steps = isRollback ? rollback(target) : publication(target, git('rev-parse', 'HEAD') ?? '<commit>', isFirst === true);
  const lacks = isRollback ? missingForRollback() : await missing(publisher);
  if (isRehearsal) tell(steps);
  const untried = lacks.flatMap((lack) => lack.untried ?? []);
  if (untried.length > 0) process.stdout.write(`\nPas su :\n${listed(untried)}\n`);
  if (lacks.some(({ problems }) => problems.length > 0))
    throw new Failure(`\nIl manque, pour publier, dans l’ordre :\n${inOrder(lacks)}`);
  if (!isRehearsal) await perform(steps);
  return 0;
});
