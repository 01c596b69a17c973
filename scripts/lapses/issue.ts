import { gitHub, writer } from '../lib/github.ts';

/** One issue for good: what is due is its text, and it is closed while nothing is. */
export const title = 'À revérifier : sources, recherches et fiches';

type Issue = { number: number; title: string; state: 'open' | 'closed'; body: string | null };

/** Opens, edits or closes the issue of a repository; says what it did. */
export async function keepIssue(
  text: string,
  settings: Record<string, string | undefined>,
): Promise<string> {
  const ask = gitHub(settings);
  const all = await ask<Issue[]>(
    'GET',
    `/issues?state=all&per_page=100&creator=${encodeURIComponent(writer)}`,
  );
  const issue = all.find((each) => each.title === title);
  const state = text ? 'open' : 'closed';
  if (!issue) {
    if (!text) return 'rien à revérifier, aucun ticket';
    const { number } = await ask<Issue>('POST', '/issues', { title, body: text });
    return `ticket ${number} ouvert`;
  }
  if (issue.state === state && (issue.body ?? '').trim() === text.trim())
    return `ticket ${issue.number} inchangé`;
  await ask('PATCH', `/issues/${issue.number}`, { state, body: text });
  return `ticket ${issue.number} ${text ? 'à jour' : 'fermé'}`;
}
