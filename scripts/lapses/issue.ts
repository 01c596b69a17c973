import { Failure } from '../lib/failure.ts';

/** One issue for good: what is due is its text, and it is closed while nothing is. */
export const title = 'À revérifier : sources, recherches et fiches';
const writer = 'github-actions[bot]';

type Issue = { number: number; title: string; state: 'open' | 'closed'; body: string | null };

/** Opens, edits or closes the issue of a repository; says what it did. */
export async function keepIssue(text: string, settings: Record<string, string | undefined>): Promise<string> {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = settings;
  if (!api || !repository || !token)
    throw new Failure('Il faut GITHUB_API_URL, GITHUB_REPOSITORY et GITHUB_TOKEN : --issue ne sert que sur GitHub.');
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${api}/repos/${repository}/issues${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.github+json', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Failure(`GitHub répond ${response.status} à ${method} /issues${path}.`);
    return (await response.json()) as T;
  };
  const all = await ask<Issue[]>('GET', `?state=all&per_page=100&creator=${encodeURIComponent(writer)}`);
  const issue = all.find((each) => each.title === title);
  const state = text ? 'open' : 'closed';
  if (!issue) {
    if (!text) return 'rien à revérifier, aucun ticket';
    const { number } = await ask<Issue>('POST', '', { title, body: text });
    return `ticket ${number} ouvert`;
  }
  if (issue.state === state && (issue.body ?? '').trim() === text.trim()) return `ticket ${issue.number} inchangé`;
  await ask('PATCH', `/${issue.number}`, { state, body: text });
  return `ticket ${issue.number} ${text ? 'à jour' : 'fermé'}`;
}
