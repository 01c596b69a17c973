import { appendFileSync, cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '#src/content/check/index.ts';
import { kindNames } from '#src/content/kinds.ts';
import { descriptionBlank, faqSkeleton, pageSkeleton } from '#src/content/skeleton.ts';
import { addPage, addToContent } from '../../scripts/lib/add-page.ts';
import { always } from '../support/always.ts';
import { ownFolder } from '../support/folder.ts';

const today = '2026-06-01';
let content: string;
beforeEach(() => {
  const site = ownFolder('nouveau');
  cpSync(join(import.meta.dirname, 'good'), site, { recursive: true });
  content = join(site, 'content');
});
const listFiles = () => globSync('**/*', { cwd: content });

describe('addPage', () => {
  test.each([
    [[], 'Rien n’est écrit.'],
    [['poème', 'Un titre'], 'Les sortes sont : page, guide, garantie,'],
    [['guide', 'Un', 'titre'], 'Le titre a plusieurs mots'],
    [['guide', '!!!'], 'Ce titre n’a ni lettre ni chiffre'],
    [['guide', 'Exemple'], 'content/guides/exemple.mdx existe déjà.'],
    [['page', 'Mentions'], 'L’adresse /mentions est déjà celle de content/legal/mentions.mdx.'],
    [['garantie', 'RC'], 'a déjà une ligne « garantie-rc »'],
  ])('writes nothing for %j', async (words, message) => {
    const before = listFiles();
    await expect(addPage(content, words, today)).rejects.toThrow(message);
    expect(listFiles()).toEqual(before);
  });

  test('reports the files, the address and the length of a new page', async () => {
    const { report, hasErrors } = await addPage(content, ['Guides', 'Un essai'], today);
    expect(report).toContain('écrit  content/guides/un-essai.mdx\n');
    expect(report).toContain('/guides/un-essai : npm run dev');
    expect(report).toContain(' mots au moins pour un guide, sans les questions.');
    expect(report).toMatch(/Il reste \d+ passages à écrire/);
    expect(hasErrors).toBe(false);
  });

  test('ignores the mistakes of other files', async () => {
    appendFileSync(join(content, 'guides/exemple.mdx'), '\n[Là](/nulle-part)\n');
    const { report, hasErrors } = await addPage(content, ['guide', 'Un essai'], today);
    expect(report).not.toContain('/nulle-part');
    expect(hasErrors).toBe(false);
  });

  test('reports the mistakes of the new files', async () => {
    const words = ['questions', 'Les sauvegardes', '/nulle-part'];
    const { report, hasErrors } = await addPage(content, words, today);
    expect(report).toContain('/nulle-part');
    expect(hasErrors).toBe(true);
  });
});

describe('skeletons', () => {
  test('are valid and mark the text to write', async () => {
    const pages = kindNames.map((kind) =>
      pageSkeleton(kind, `L’essai ${kind === 'legal' ? 'légal' : kind}, à vous d’écrire`, today),
    );
    // Adds the pages to which the skeletons link.
    for (const title of ['Devis', 'Comparatif', 'FAQ'])
      pages.push(pageSkeleton('pages', title, today));
    const second = pageSkeleton('garanties', 'L’autre essai, à vous d’écrire', today);
    const questions = ['Questions de trésorerie', 'Questions de stock'].map((theme) =>
      faqSkeleton(theme, '/faq'),
    );
    const all = [...pages, second, ...questions];
    // Adds all files and rows in one call, because each call reads the whole content.
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
  });

  test.each(['assureurs', 'garanties'] as const)('invent no number for %s', (kind) => {
    const { rows } = pageSkeleton(kind, 'La Mutuelle des quais', today);
    const numbers = Object.values(rows)
      .flatMap((row) => row.split('\n'))
      .filter((line) => /etoiles|note|prix|capaciteMax|valeur/.test(line));
    expect(numbers.length).toBeGreaterThan(1);
    for (const line of numbers)
      expect(line).toMatch(/^ *# .*\[à compléter : [^\d]*(?:de 0 à 5[^\d]*)?\]/);
  });
});

describe('descriptionBlank', () => {
  test('is a whole sentence', () => {
    expect(descriptionBlank('Choisir un mot de passe')).toMatch(/, ce que l’on y gagne\]$/);
  });

  test('has the length that search engines want', () =>
    always([fc.string({ minLength: 1, maxLength: 90 })], (title) => {
      const length = [...descriptionBlank(title)].length;
      return length >= 140 && length <= 160;
    }));
});
