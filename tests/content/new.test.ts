import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '#src/content/check/index.ts';
import { addPage, addToContent, fillModel, listModels } from '../../scripts/lib/add-page.ts';
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
    [['poème', 'Un titre'], 'Les sortes sont : assureur, entreprise,'],
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

  test('reports the mistakes of the new files', async () => {
    const words = ['questions', 'Les sauvegardes', '/nulle-part'];
    const { report, hasErrors } = await addPage(content, words, today);
    expect(report).toContain('/nulle-part');
    expect(hasErrors).toBe(true);
  });
});

describe('models of content/.modeles', () => {
  test('are valid and mark the text to write', async () => {
    const fill = (name: string, title: string) => fillModel(name, { title, page: '/faq', today });
    // Adds the pages to which the models link.
    const linked = ['Devis', 'Comparatif', 'FAQ'].map((title) => fill('page', title));
    const own = listModels().map((name) =>
      fill(name, `L’essai : ${name.replace('legal', 'légal')}`),
    );
    const second = ['garantie', 'questions'].map((name) => fill(name, `L’autre essai, ${name}`));
    // Adds all texts in one call, because each call reads the whole content.
    const texts: Record<string, string> = {};
    for (const [path, text] of [...linked, ...own, ...second].flatMap(Object.entries<string>))
      texts[path] = `${texts[path] ?? ''}${text}`;
    const files = await addToContent(content, texts);
    const { problems } = checkContent(content, today);
    expect(problems.filter(({ severity }) => severity === 'erreur')).toEqual([]);
    const marked = problems.map(({ file }) => file);
    expect(new Set(marked)).toEqual(new Set(files));
  });

  test.each(['assureur', 'garantie'])('invent no number for %s', (name) => {
    const numbers = Object.values(fillModel(name, { title: 'La Mutuelle des quais', today }))
      .flatMap((text) => text.split('\n'))
      .filter((line) => /(?:etoiles|note|prix|capaciteMax|valeur):/.test(line));
    expect(numbers.length).toBeGreaterThan(1);
    for (const line of numbers)
      expect(line).toMatch(/^ *# .*\[à compléter : [^\d]*(?:de 0 à 5[^\d]*)?\]/);
  });
});
