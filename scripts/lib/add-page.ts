import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEntry } from '#src/content/check/entry.ts';
import { checkContent } from '#src/content/check/index.ts';
import { describe } from '#src/content/check/problem.ts';
import { readContent } from '#src/content/check/read.ts';
import { type Kind, kindNames, kinds } from '#src/content/kinds.ts';
import { faqSkeleton, pageSkeleton, type Skeleton } from '#src/content/skeleton.ts';
import { formatNumber } from '#src/lib/numbers.ts';
import { slugify } from '#src/lib/slug.ts';
import { Failure } from './failure.ts';
import { write } from './write.ts';

const choices: Record<string, { kind: Kind | 'faq'; label: string }> = {
  ...Object.fromEntries(
    kindNames.map((kind) => {
      const { name, description } = kinds[kind].newPage;
      return [name, { kind, label: description }];
    }),
  ),
  questions: { kind: 'faq', label: 'des questions, sur une page qui existe' },
};

const usage = `Rien n’est écrit. Relancez avec une sorte et un titre :
  npm run new -- guide "Choisir un mot de passe"
  npm run new -- questions "Les sauvegardes" /faq

Les sortes :
${Object.entries(choices)
  .map(([name, { label }]) => `  ${name.padEnd(11)} ${label}`)
  .join('\n')}`;

/**
 * Adds a page, or questions to a page, as the words of the command line say. Returns the text to
 * print.
 */
export async function addPage(
  content: string,
  words: string[],
  today: string,
): Promise<{ report: string; hasErrors: boolean }> {
  const [name = '', title = '', page = ''] = words.map((word) => word.trim());
  const choice = choices[name.toLowerCase()] ?? choices[name.toLowerCase().replace(/s$/, '')];
  if (name && !choice)
    throw new Failure(
      'Il n’y a pas de page de cette sorte. ' +
        `Les sortes sont : ${Object.keys(choices).join(', ')}.`,
    );
  if (!choice || !title || (choice.kind === 'faq' && !page)) throw new Failure(usage);
  if (!slugify(title))
    throw new Failure('Ce titre n’a ni lettre ni chiffre : il ne peut pas donner une adresse.');
  const { kind } = choice;
  if (words.length > (kind === 'faq' ? 3 : 2))
    throw new Failure(`Le titre a plusieurs mots : mettez-le entre guillemets droits.\n\n${usage}`);
  const skeleton = kind === 'faq' ? faqSkeleton(title, page) : pageSkeleton(kind, title, today);
  const files = await addToContent(content, skeleton);

  const { problems, getLine } = checkContent(content, today);
  const own = problems.filter(({ file }) => files.includes(file));
  const errors = own.filter(({ severity }) => severity === 'erreur');
  const blanks = own.filter(({ severity }) => severity === 'avertissement');
  const lines = [
    ...files.map((file) => `écrit  ${file}`),
    ...(errors.length > 0 ? ['', describe(errors, getLine)] : []),
    ...(kind === 'faq' ? [] : ['', describePage(kind, title)]),
    `Il reste ${blanks.length} passages à écrire, marqués [à compléter] ; npm run content:check ` +
      'les montre.',
  ];
  return { report: `${lines.join('\n')}\n`, hasErrors: errors.length > 0 };
}

function describePage(kind: Kind, title: string): string {
  const { route, leastLength } = kinds[kind];
  const address = `La page est à l’adresse ${route(slugify(title))} : npm run dev la montre.`;
  return leastLength
    ? `${address}\nIl faut ${formatNumber(leastLength.words)} mots au moins pour ` +
        `${leastLength.of}, sans les questions.`
    : address;
}

/**
 * Adds new files, and new rows to tables. Checks all of them before it writes, because it must not
 * overwrite a file or repeat a row.
 */
export async function addToContent(content: string, { files, rows }: Skeleton): Promise<string[]> {
  const entries = readContent(content).files.flatMap((file) => readEntry(file).entry ?? []);
  const path = (file: string) => join(content, file);
  for (const file of Object.keys(files)) {
    if (existsSync(path(file)))
      throw new Failure(
        `content/${file} existe déjà. Choisissez un autre titre, ou modifiez ce fichier.`,
      );
    const [folder = '', name = ''] = file.replace('.mdx', '').split('/');
    const route = folder in kinds ? kinds[folder as Kind].route(name) : undefined;
    const same = entries.find((entry) => route && entry.page?.route === route);
    if (same)
      throw new Failure(
        `L’adresse ${route} est déjà celle de ${same.file}. Choisissez un autre titre.`,
      );
  }
  for (const [file, row] of Object.entries(rows)) {
    const id = /^\s*(?:# )?([\w-]+):/.exec(row)?.[1];
    const table = entries.find((entry) => entry.file === `content/${file}`)?.data as
      | { lignes?: object; assureurs?: object }
      | undefined;
    if (id && (id in (table?.lignes ?? {}) || id in (table?.assureurs ?? {})))
      throw new Failure(`content/${file} a déjà une ligne « ${id} ». Choisissez un autre titre.`);
  }
  for (const [file, text] of Object.entries(files)) await write(path(file), text, true);
  for (const [file, row] of Object.entries(rows)) await appendFile(path(file), row);
  return [...Object.keys(files), ...Object.keys(rows)].map((file) => `content/${file}`);
}
