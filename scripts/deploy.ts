import { missing, missingForRollback, readSecrets } from './deploy/missing.ts';
import { perform, tell } from './deploy/plan.ts';
import { publication, type Target } from './deploy/publish.ts';
import { rollback } from './deploy/rollback.ts';
import { readPublisher } from './lib/content.ts';
import { Failure, main } from './lib/failure.ts';
import { git } from './lib/tested.ts';

// Publishes, or with --rollback goes back to the release before; --dry-run tells what would be done and what is missing.
await main(async () => {
  const [isRehearsal, isRollback, isFirst] = ['--dry-run', '--rollback', '--first'].map((flag) => process.argv.includes(flag));
  const {
    SUPABASE_PROJECT_REF: project = '<SUPABASE_PROJECT_REF>',
    SUPABASE_URL: backend = '<SUPABASE_URL>',
    SUPABASE_PUBLISHABLE_KEY: key,
  } = process.env;
  const publisher = readPublisher();
  const target: Target = { project, backend, site: publisher.address, key, secret: readSecrets().OUTBOX_SECRET };
  const steps = isRollback ? rollback(target) : publication(target, git('rev-parse', 'HEAD') ?? '<commit>', isFirst === true);
  const problems = isRollback ? missingForRollback() : await missing(publisher);
  if (isRehearsal) tell(steps);
  if (problems.length > 0) throw new Failure(`\nIl manque, pour publier :\n${problems.map((each) => `- ${each}`).join('\n')}`);
  if (!isRehearsal) await perform(steps);
  return 0;
});
