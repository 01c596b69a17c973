import { expect, test } from 'vitest';
import { find } from '#src/content/documents.ts';
import { readHistory } from '../../scripts/generate/history.ts';
import { filesOf, lastChange } from '../../scripts/generate/last-change.ts';

/** Git as it answers in a clone whose last three commits are these. */
const git =
  (shallow: boolean) =>
  (...args: string[]) => {
    if (args[0] === 'rev-parse') return `${shallow}\n`;
    const [guide, prices, table] = [
      'guides/prevention.mdx',
      'pages/tarifs.mdx',
      'tables/estimateur.yaml',
    ].map((file) => `content/${file}`);
    return `\x002026-11-20\n\n${table}\n\x002026-11-10\n\n${guide}\n${prices}\n\x002026-11-01\n\n${guide}`;
  };

const prevention = find('guides', 'prevention');
const prices = find('pages', 'tarifs');

test('a page last changed with the latest of the files that it is made of', () => {
  const history = readHistory(git(false));
  expect(history).toMatchObject({ warning: undefined });
  expect(lastChange(prevention, history, [])).toBe('2026-11-10');
  expect(lastChange(prices, history, ['estimateur'])).toBe('2026-11-20');
  expect(filesOf(prevention, [])).toEqual([
    'content/guides/prevention.mdx',
    'content/faq/guides-prevention.yaml',
  ]);
});

test('a shallow clone would date everything from its only commit: content speaks for itself, or nothing does', () => {
  const history = readHistory(git(true));
  expect(history).toMatchObject({ warning: 'clone partiel : dates de Git laissées de côté' });
  expect(
    lastChange(
      { ...prevention, changements: [{ date: '2026-08-31', texte: 'Chiffres revus.' }] },
      history,
      [],
    ),
  ).toBe('2026-08-31');
  expect(lastChange(prices, history, [])).toBeUndefined();
});

test('without Git the build goes on, and says so', () => {
  const history = readHistory(() => {
    throw new Error('git: not found');
  });
  expect(history).toMatchObject({ warning: 'sans Git : dates de Git laissées de côté' });
  expect(lastChange(find('assureurs', 'axa'), history, [])).toBe(find('assureurs', 'axa').verifie);
});
