import type { Finding } from './dns.ts';
import { query, reason } from './scheduler.ts';

// Whether the two tokens open what the deployment will ask for. Both are asked, and change nothing.

export async function supabaseAccount(project: string): Promise<Finding> {
  const trouble = await query(project, 'select 1').then(
    () => undefined,
    (error: Error) => error,
  );
  return {
    what: `le projet Supabase ${project}`,
    problems: trouble ? [`SUPABASE_ACCESS_TOKEN n’ouvre pas la base. ${trouble.message}`] : [],
  };
}

type Answer = { success?: boolean; result?: { subdomain?: string }; errors?: { code: number; message: string }[] };

const noSubdomain = 10007;

export async function cloudflareAccount(account: string, token: string): Promise<Finding> {
  const what = `le compte Cloudflare ${account}`;
  const answer: Answer | Error = await fetch(`https://api.cloudflare.com/client/v4/accounts/${account}/workers/subdomain`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(20_000),
  }).then(
    async (response) => (await response.json().catch(() => new Error(`réponse ${response.status}`))) as Answer,
    (error: Error) => error,
  );
  if (answer instanceof Error) return { what, problems: [`Cloudflare n’a pas répondu : ${reason(answer)}.`] };
  if (answer.success && answer.result?.subdomain) return { what, problems: [] };
  const [error] = answer.errors ?? [];
  if (answer.success || error?.code === noSubdomain)
    return {
      what,
      problems: [
        'Le compte Cloudflare n’a pas encore de sous-domaine workers.dev : ouvrez « Workers & Pages » une fois dans son tableau de bord, il le propose.',
      ],
    };
  return {
    what,
    problems: [`CLOUDFLARE_API_TOKEN n’ouvre pas les Workers du compte ${account} : « ${error?.message ?? 'refusé'} ».`],
  };
}
