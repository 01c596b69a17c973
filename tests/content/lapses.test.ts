import { afterEach, expect, test, vi } from 'vitest';
import { keepIssue, title } from '../../scripts/lapses/issue.ts';
import { listOf } from '../../scripts/lapses/list.ts';

const lapse = {
  file: 'content/tables/sources.yaml',
  line: 3,
  day: '2027-01-01',
  what: 'etude',
  where: ['/'],
  todo: 'Relisez.',
};

test('what is due is a list to tick; of too much, how much is left out', () => {
  const source = { ...lapse, address: 'https://institut.example/' };
  expect(listOf([source])).toBe(
    '- [ ] **1er\u00A0janvier 2027** [etude](https://institut.example/) (/). Relisez. `content/tables/sources.yaml:3`\n',
  );
  expect(listOf([])).toBe('');
  const long = listOf(Array.from({ length: 1000 }, () => source));
  expect(long.length).toBeLessThan(65_536);
  const rows = long.split('\n').filter((row) => row.startsWith('- ')).length;
  expect(long).toMatch(new RegExp(`\\nEt ${1000 - rows} de plus : .+\\n$`));
});

type Asked = { method: string; headers: { authorization?: string }; body?: string };
type Issue = { number: number; title: string; state: string; body: string };
afterEach(() => vi.unstubAllGlobals());
/** What GitHub's address for the issues of a repository does with them, and what it was asked. */
function gitHub(issues: Issue[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, headers, body = '{}' }: Asked) => {
    const { pathname, searchParams } = new URL(address);
    asked.push(`${method} ${pathname}`);
    if (headers.authorization !== 'Bearer secret') return Response.json({}, { status: 401 });
    const mine =
      searchParams.get('state') === 'all' && searchParams.get('creator') === 'github-actions[bot]';
    if (method === 'GET') return Response.json(mine ? issues : []);
    const number = Number(pathname.split('/').at(-1)) || issues.length + 1;
    const known = issues.find((each) => each.number === number);
    if (known) Object.assign(known, JSON.parse(body));
    else issues.push({ number, state: 'open', ...JSON.parse(body) });
    return Response.json({ number });
  });
  const settings = {
    GITHUB_API_URL: 'https://github.test',
    GITHUB_REPOSITORY: 'cyber/clair',
    GITHUB_TOKEN: 'secret',
  };
  return { asked, settings };
}

test('one issue for good: opened when something is due, edited, left, closed and opened again', async () => {
  const other = { number: 1, title: 'Autre chose', state: 'open', body: 'À moi.' };
  const issues = [{ ...other }];
  const { settings } = gitHub(issues);
  const keep = (text: string) => keepIssue(text, settings);
  expect(await keep('')).toBe('rien à revérifier, aucun ticket');
  expect(await keep('- [ ] un\n')).toBe('ticket 2 ouvert');
  expect(await keep('- [ ] un\n')).toBe('ticket 2 inchangé');
  expect(await keep('- [ ] deux\n')).toBe('ticket 2 à jour');
  expect(await keep('')).toBe('ticket 2 fermé');
  expect(await keep('')).toBe('ticket 2 inchangé');
  expect(await keep('- [ ] trois\n')).toBe('ticket 2 à jour');
  expect(issues).toEqual([other, { number: 2, title, state: 'open', body: '- [ ] trois\n' }]);
});

test('a refusal stops it, and says what was refused; outside GitHub nothing is asked', async () => {
  const { asked, settings } = gitHub([]);
  await expect(keepIssue('- [ ] un\n', { ...settings, GITHUB_TOKEN: 'faux' })).rejects.toThrow(
    'GitHub répond 401 à GET /issues',
  );
  expect(asked).toEqual(['GET /repos/cyber/clair/issues']);
  await expect(keepIssue('- [ ] un\n', {})).rejects.toThrow('GITHUB_TOKEN');
});
