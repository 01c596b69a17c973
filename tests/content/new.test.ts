import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { getBuildDate } from '#src/config/build-date.ts';
import { checkContent } from '#src/content/check/index.ts';
import { kindNames } from '#src/content/kinds.ts';
import { descriptionBlank, faqSkeleton, pageSkeleton } from '#src/content/skeleton.ts';
import { addToContent } from '../../scripts/lib/add-to-content.ts';
import { inRoot, root } from '../../scripts/lib/paths.ts';
import { always } from '../support/always.ts';
import { ownFolder } from '../support/folder.ts';

const today = getBuildDate();
const project = ownFolder('nouveau');
const content = join(project, 'content');

beforeAll(() => {
  cpSync(inRoot('content'), content, { recursive: true });
  cpSync(inRoot('public'), join(project, 'public'), { recursive: true });
});

test('new pages and questions are valid and mark the text to write', async () => {
  const pages = kindNames.map((kind) =>
    pageSkeleton(kind, `L’essai ${kind === 'legal' ? 'légal' : kind}, à vous d’écrire`, today),
  );
  const second = pageSkeleton('garanties', 'L’autre essai, à vous d’écrire', today);
  const questions = ['Questions de trésorerie', 'Questions de stock'].map((theme) =>
    faqSkeleton(theme, '/faq'),
  );
  const all = [...pages, second, ...questions];
  // At once: each addition reads the whole content.
  const files = await addToContent(content, {
    files: Object.assign({}, ...all.map(({ files }) => files)),
    rows: all.reduce<Record<string, string>>((sum, { rows }) => {
      for (const [file, row] of Object.entries(rows)) sum[file] = `${sum[file] ?? ''}${row}`;
      return sum;
    }, {}),
  });
  expect(files).toEqual(
    expect.arrayContaining(
      kindNames.map((kind) => `content/${kind}/lessai-${kind}-a-vous-decrire.mdx`),
    ),
  );
  const { problems } = checkContent(content, today);
  expect(problems.filter(({ severity }) => severity === 'erreur')).toEqual([]);
  const marked = problems
    .filter(({ message }) => message.includes('[à compléter'))
    .map(({ file }) => file);
  expect(new Set(marked).size).toBeGreaterThan(kindNames.length);
}, 60_000);

test.each(['assureurs', 'garanties'] as const)(
  'no rating, ceiling or price of %s is made up: each is left to write',
  (kind) => {
    const { rows } = pageSkeleton(kind, 'La Mutuelle des quais', today);
    const numbers = Object.values(rows)
      .flatMap((row) => row.split('\n'))
      .filter((line) => /etoiles|note|prix|capaciteMax|valeur/.test(line));
    expect(numbers.length).toBeGreaterThan(1);
    for (const line of numbers)
      expect(line).toMatch(/^ *# .*\[à compléter : [^\d]*(?:de 0 à 5[^\d]*)?\]/);
  },
);

test('the command overwrites no file and leaves no half of a page', async () => {
  const guide = pageSkeleton('guides', 'Prévention', today);
  const before = readFileSync(join(content, 'guides/prevention.mdx'), 'utf8');
  await expect(addToContent(content, guide)).rejects.toThrow(
    'content/guides/prevention.mdx existe déjà.',
  );
  expect(readFileSync(join(content, 'guides/prevention.mdx'), 'utf8')).toBe(before);
  await expect(addToContent(content, pageSkeleton('legal', 'Tarifs', today))).rejects.toThrow(
    'L’adresse /tarifs est déjà celle de content/pages/tarifs.mdx.',
  );
  await expect(addToContent(content, pageSkeleton('garanties', 'RC', today))).rejects.toThrow(
    'a déjà une ligne « garantie-rc »',
  );
  expect(existsSync(join(content, 'garanties/rc.mdx'))).toBe(false);
}, 60_000);

test('a description has the length that search engines want, whatever the title', () =>
  always([fc.string({ minLength: 1, maxLength: 90 })], (title) => {
    const length = [...descriptionBlank(title)].length;
    return length >= 140 && length <= 160;
  }));

test('a long title ends with a whole word there', () =>
  expect(descriptionBlank('Un rançongiciel chez une société de services')).toContain(
    ' Un rançongiciel chez une société de : ',
  ));

test.each([
  [[], 'Rien n’est écrit.'],
  [
    ['poème', 'Un titre'],
    'Il n’y a pas de page de cette sorte. Les sortes sont : page, guide, garantie,',
  ],
  [['guide', '!!!'], 'Ce titre n’a ni lettre ni chiffre'],
  [['guide', 'Prévention'], 'existe déjà'],
])(
  'npm run new %j refuses in one sentence',
  (args, message) => {
    const before = globSync('content/**/*', { cwd: root }).length;
    const { status, stderr } = spawnSync(process.execPath, ['scripts/new.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
    expect(globSync('content/**/*', { cwd: root })).toHaveLength(before);
  },
  60_000,
);
