import { finding } from './dns.ts';
import { query, reason } from './scheduler.ts';

// Whether the two tokens open what the deployment will ask for. Both are asked, and change nothing.

export const supabaseAccount = (project: string) =>
  finding(`le projet Supabase ${project}`, () =>
    query(project, 'select 1').then(
      () => [],
      (error: Error) => [`SUPABASE_ACCESS_TOKEN n’ouvre pas la base. ${error.message}`],
    ),
  );

type Answer = {
  success?: boolean;
  result?: { subdomain?: string };
  errors?: { code: number; message: string }[];
};

const noSubdomain = 10007;

export const cloudflareAccount = (account: string, token: string) =>
  finding(`le compte Cloudflare ${account}`, async () => {
    const answer: Answer | Error = await fetch(
      `https://api.cloudflare.com/client/v4/accounts/${account}/workers/subdomain`,
      {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(20_000),
      },
    ).then(
      async (response) =>
        (await response.json().catch(() => new Error(`réponse ${response.status}`))) as Answer,
      (error: Error) => error,
    );
    if (answer instanceof Error) return [`Cloudflare n’a pas répondu : ${reason(answer)}.`];
    if (answer.success && answer.result?.subdomain) return [];
    const [error] = answer.errors ?? [];
    return answer.success || error?.code === noSubdomain
      ? [
          'Le compte Cloudflare n’a pas encore de sous-domaine workers.dev : ouvrez « Workers & Pages » une fois dans son tableau de bord, il le propose.',
        ]
      : [
          `CLOUDFLARE_API_TOKEN n’ouvre pas les Workers du compte ${account} : « ${error?.message ?? 'refusé'} ».`,
        ];
  });
