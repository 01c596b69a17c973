import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allPages, find, pageAt } from '#src/content/documents.ts';
import { faqOf } from '#src/content/tables.ts';
import { readHistory } from '../../scripts/generate/history.ts';
import { filesOf, lastChange } from '../../scripts/generate/last-change.ts';
import { inRoot, root } from '../../scripts/lib/paths.ts';

/** Git as it answers in a clone whose last three commits are these. */
const git =
  (shallow: boolean) =>
  (...args: string[]) => {
    if (args[0] === 'rev-parse') return `${shallow}\n`;
    return [
      '\x002026-11-20',
      '',
      'content/tables/estimateur.yaml',
      '\x002026-11-10',
      '',
      'content/guides/prevention.mdx',
      'content/pages/tarifs.mdx',
      '\x002026-11-01',
      '',
      'content/guides/prevention.mdx',
    ].join('\n');
  };

const prevention = find('guides', 'prevention');
const prices = find('pages', 'tarifs');

test('a page last changed with the latest of the files that it is made of', () => {
  const history = readHistory(git(false));
  expect(history).toMatchObject({ warning: undefined });
  expect(lastChange(prevention, history)).toBe('2026-11-10');
  expect(lastChange(prices, history)).toBe('2026-11-20');
  expect(filesOf(prevention)).toEqual(['content/guides/prevention.mdx', 'content/faq/guides-prevention.yaml']);
});

test('a question that a page takes over dates it too', () => {
  const own = filesOf(find('assureurs', 'axa')).filter((file) => file.startsWith('content/faq/'));
  const shared = faqOf('/assureurs/axa').flatMap(({ communes = [] }) => communes);
  const holding = faqOf('/faq').filter(({ questions }) => questions.some(({ id }) => shared.includes(id)));
  expect(shared).not.toEqual([]);
  expect(own).toContain('content/faq/assureurs-axa.yaml');
  expect(own).toHaveLength(1 + holding.length);
});

test('every table that a template or a block reads whole dates a page', () => {
  const sources = globSync(['src/templates/**/*.tsx', 'src/mdx/**/*.tsx'], { cwd: root }).map((file) =>
    readFileSync(inRoot(file), 'utf8'),
  );
  const read = sources.flatMap((text) => [...text.matchAll(/(?<!lookUp\()table\('(\w+)'\)/g)].map(([, name]) => name));
  const dating = new Set(allPages().flatMap(filesOf));
  expect(read.length).toBeGreaterThan(10);
  expect([...new Set(read)].filter((name) => !dating.has(`content/tables/${name}.yaml`))).toEqual([]);
});

test.each([
  ['/secteurs', 'estimateur'],
  ['/urgence-cyberattaque', 'contacts'],
  ['/garanties/rgpd', 'sinistres'],
])('%s is dated by %s, which it shows', (route, table) =>
  expect(filesOf(pageAt(route))).toContain(`content/tables/${table}.yaml`),
);

test('a shallow clone would date everything from its only commit: content speaks for itself, or nothing does', () => {
  const history = readHistory(git(true));
  expect(history).toMatchObject({ warning: 'clone partiel : dates de Git laissées de côté' });
  expect(lastChange({ ...prevention, changements: [{ date: '2026-08-31', texte: 'Chiffres revus.' }] }, history)).toBe(
    '2026-08-31',
  );
  expect(lastChange(prices, history)).toBeUndefined();
});

test('without Git the build goes on, and says so', () => {
  const history = readHistory(() => {
    throw new Error('git: not found');
  });
  expect(history).toMatchObject({ warning: 'sans Git : dates de Git laissées de côté' });
  expect(lastChange(find('assureurs', 'axa'), history)).toBe(find('assureurs', 'axa').verifie);
});
