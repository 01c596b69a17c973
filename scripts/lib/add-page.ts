import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '#src/content/check/index.ts';
import { describe } from '#src/content/check/problem.ts';
import { readContent } from '#src/content/check/read.ts';
import { type Kind, kinds, routeOfFile } from '#src/content/kinds.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { slugify } from '#src/lib/slug.ts';
import { Failure } from './failure.ts';
import { inRoot } from './paths.ts';
import { write } from './write.ts';

/** Folder with the models of new pages. Each contains the files and the rows of one kind. */
const modelFolder = inRoot('content/.modeles');
export const listModels = () => readdirSync(modelFolder);

type NewPage = { title: string; page?: string | undefined; today: string };

/** Fills in a model. Returns its texts by their path under content/. */
export function fillModel(name: string, { title, page = '', today }: NewPage) {
  const values: Record<string, string> = {
    '{titre}': JSON.stringify(title).slice(1, -1),
    '{adresse}': slugify(title),
    '{page}': page,
    '{jour}': today,
  };
  const fill = (text: string) => text.replace(/\{\w+\}/g, (mark) => values[mark] ?? mark);
  const cwd = join(modelFolder, name);
  const paths = globSync('*/*', { cwd }).sort();
  return Object.fromEntries(
    paths.map((path) => [fill(path), fill(readFileSync(join(cwd, path), 'utf8'))]),
  );
}

const describeUsage = () => `Rien n’est écrit. Relancez avec une sorte et un titre :
  npm run new -- guide "Choisir un mot de passe"
  npm run new -- questions "Les sauvegardes" /faq

Les sortes : ${listModels().join(', ')}.`;

/**
 * Adds a page, or questions to a page, as the words of the command line say. Returns the text to
 * print.
 */
export async function addPage(
  content: string,
  words: string[],
  today: string,
): Promise<{ report: string; hasErrors: boolean }> {
  const [name = '', title = '', page] = words.map((word) => word.trim());
  const models = listModels();
  const model = models.find((each) => [each, `${each}s`].includes(name.toLowerCase()));
  if (name && !model)
    throw new Failure(
      `Il n’y a pas de page de cette sorte. Les sortes sont : ${models.join(', ')}.`,
    );
  const needsPage = model === 'questions';
  if (!model || !title || (needsPage && !page)) throw new Failure(describeUsage());
  if (!slugify(title))
    throw new Failure('Ce titre n’a ni lettre ni chiffre : il ne peut pas donner une adresse.');
  if (words.length > (needsPage ? 3 : 2))
    throw new Failure(
      `Le titre a plusieurs mots : mettez-le entre guillemets droits.\n\n${describeUsage()}`,
    );
  const files = await addToContent(content, fillModel(model, { title, page, today }));

  const { problems, getLine } = checkContent(content, today);
  const own = problems.filter(({ file }) => files.includes(file));
  const errors = own.filter(({ severity }) => severity === 'erreur');
  const blanks = own.filter(({ severity }) => severity === 'avertissement');
  const lines = [
    ...files.map((file) => `écrit  ${file}`),
    ...(errors.length > 0 ? ['', describe(errors, getLine)] : []),
    ...files.filter((file) => file.endsWith('.mdx')).flatMap(describePage),
    `Il reste ${blanks.length} passages à écrire, marqués [à compléter] ; npm run content:check ` +
      'les montre.',
  ];
  return { report: `${lines.join('\n')}\n`, hasErrors: errors.length > 0 };
}

function describePage(file: string): string[] {
  const path = file.replace('content/', '');
  const { leastLength } = kinds[path.split('/', 1)[0] as Kind];
  const address = `\nLa page est à l’adresse ${routeOfFile(path)} : npm run dev la montre.`;
  return leastLength
    ? [
        address,
        `Il faut ${formatNumber(leastLength.words)} mots au moins pour ${leastLength.of}, sans ` +
          'les questions.',
      ]
    : [address];
}

/**
 * Adds new files, and new rows to tables. Checks all of them before it writes, because it must not
 * overwrite a file or repeat a row.
 */
export async function addToContent(content: string, texts: Record<string, string>) {
  const pages = readContent(content).paths;
  for (const [path, text] of Object.entries(texts)) {
    const file = join(content, path);
    if (isTable(path)) {
      const [, indent = '', id = ''] = /^( *)(?:# )?([\w-]+):/.exec(text) ?? [];
      if (new RegExp(`^${indent}(?:# )?${id}:`, 'm').test(readFileSync(file, 'utf8')))
        throw new Failure(`content/${path} a déjà une ligne « ${id} ». Choisissez un autre titre.`);
    } else if (existsSync(file))
      throw new Failure(
        `content/${path} existe déjà. Choisissez un autre titre, ou modifiez ce fichier.`,
      );
    const route = routeOfFile(path);
    const same = pages.find((each) => route && routeOfFile(each) === route);
    if (same)
      throw new Failure(
        `L’adresse ${route} est déjà celle de content/${same}. Choisissez un autre titre.`,
      );
  }
  for (const [path, text] of Object.entries(texts)) {
    const file = join(content, path);
    await (isTable(path) ? appendFile(file, text) : write(file, text, true));
  }
  return Object.keys(texts).map((path) => `content/${path}`);
}

const isTable = (path: string) => path.startsWith('tables/');
