import { Failure } from './failure.ts';

/** Who writes where a workflow's own token is used. */
export const writer = 'github-actions[bot]';

export type GitHub = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Asks about one repository, as its workflow. */
export function gitHub(settings: Record<string, string | undefined>): GitHub {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = settings;
  if (!api || !repository || !token)
    throw new Failure(
      'Il faut GITHUB_API_URL, GITHUB_REPOSITORY et GITHUB_TOKEN : cela ne sert que sur GitHub.',
    );
  return async <T>(method: string, path: string, body?: object) => {
    const response = await fetch(`${api}/repos/${repository}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Failure(`GitHub répond ${response.status} à ${method} ${path}.`);
    return (await response.json()) as T;
  };
}
