import { type Change, changeSince } from './deploy/change.ts';
import {
  type Lack,
  missing,
  missingForCorrection,
  missingForRollback,
  ofAddress,
  type Publisher,
  readSecrets,
} from './deploy/missing.ts';
import { perform, type Step, tell } from './deploy/plan.ts';
import { publication, type Target } from './deploy/publish.ts';
import { liveRelease } from './deploy/release.ts';
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

async function sinceLive(site: string): Promise<Change | undefined> {
  const live = await liveRelease(site);
  return live && changeSince(live.commit);
}

/** What is no address is told like the rest, not instead of it. */
function withAddress(publisher: Publisher): Publisher {
  const { address, missing } = publisher;
  if (URL.canParse(address)) return publisher;
  const wrong = `${ofAddress} : « ${address} » n’est pas une adresse ; écrivez https://, puis le nom du site.`;
  const others = missing.filter((line) => !line.startsWith(ofAddress));
  return { ...publisher, address: 'https://adresse.invalid', missing: [wrong, ...others] };
}

type Plan = { steps: Step[]; lacks: Lack[] };

async function planned(flags: Set<string>, publisher: Publisher): Promise<Plan> {
  const { SUPABASE_PROJECT_REF, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  const { OUTBOX_SECRET: secret, OUTBOX_DB_URL: database } = readSecrets();
  const target: Target = {
    project: SUPABASE_PROJECT_REF ?? '<SUPABASE_PROJECT_REF>',
    backend: SUPABASE_URL ?? '<SUPABASE_URL>',
    site: publisher.address,
    key,
    secret,
    database,
  };
  const commit = git('rev-parse', 'HEAD') ?? '<commit>';
  if (flags.has('--rollback')) return { steps: rollback(target), lacks: missingForRollback() };
  if (flags.has('--content')) {
    const correction = await sinceLive(target.site);
    return {
      steps: publication(target, commit, { correction }),
      lacks: await missingForCorrection(publisher, correction),
    };
  }
  return {
    steps: publication(target, commit, { isFirst: flags.has('--first') }),
    lacks: await missing(publisher),
  };
}

// Publishes: everything, or with --content what writers have changed alone; with --rollback goes
// back to the release before. --dry-run tells what would be done and what is missing; --scope tells
// a workflow whether --content would do.
await main(async () => {
  const flags = new Set(process.argv.slice(2));
  const publisher = withAddress(readPublisher());
  if (flags.has('--scope')) {
    const change = await sinceLive(publisher.address).catch(() => undefined);
    process.stdout.write(`content=${change?.others.length === 0}\n`);
    return;
  }
  const { steps, lacks } = await planned(flags, publisher);
  const isRehearsal = flags.has('--dry-run');
  if (isRehearsal) tell(steps);
  const untried = lacks.flatMap((lack) => lack.untried ?? []);
  if (untried.length > 0) process.stdout.write(`\nPas su :\n${listed(untried)}\n`);
  if (lacks.some(({ problems }) => problems.length > 0))
    throw new Failure(`\nIl manque, pour publier, dans l’ordre :\n${inOrder(lacks)}`);
  if (!isRehearsal) await perform(steps);
});
