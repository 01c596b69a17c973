import { z } from 'zod';
import { git } from '../lib/tested.ts';

// GitHub's word on a commit: whether the job that runs all tests passed on it.

const schema = z.object({
  check_runs: z.array(
    z.object({ conclusion: z.string().nullable(), app: z.object({ slug: z.string() }).nullable() }),
  ),
});

/** owner/name, from the workflow or from where the copy came. */
const repository = () =>
  process.env.GITHUB_REPOSITORY ??
  /github\.com[:/]([\w.-]+\/[\w.-]+?)(\.git)?$/.exec(git('remote', 'get-url', 'origin') ?? '')?.[1];

export type Verdict = 'réussi' | 'échoué' | 'en cours' | 'inconnu';

/**
 * Anybody who may write to a repository can add a verdict under any name: only that of its
 * workflows counts.
 */
export async function verdictOf(commit: string): Promise<Verdict> {
  const name = repository();
  if (!name) return 'inconnu';
  const { GITHUB_TOKEN: token } = process.env;
  const answer = await fetch(
    `https://api.github.com/repos/${name}/commits/${commit}/check-runs?check_name=test`,
    {
      headers: {
        accept: 'application/vnd.github+json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(20_000),
    },
  ).catch(() => undefined);
  const read = schema.safeParse(
    answer?.ok ? await answer.json().catch(() => undefined) : undefined,
  );
  const runs = (read.data?.check_runs ?? []).filter(({ app }) => app?.slug === 'github-actions');
  if (runs.length === 0) return 'inconnu';
  if (runs.some(({ conclusion }) => conclusion === null)) return 'en cours';
  return runs.every(({ conclusion }) => conclusion === 'success') ? 'réussi' : 'échoué';
}
